import { isMirroredRight } from '@/lib/pattern/halves';
import type { Panel, PanelLine } from '../kernel/panel';

/** The panels of a family on either side, each drawn from the centre outward; none on the side that has not got it. */
export interface Halves {
  readonly right: readonly Panel[];
  readonly left: readonly Panel[];
  /** Lines that meet at the centre, and are sewn apart there: to both copies of a piece that is the same on either side. */
  readonly apart: readonly PanelLine[];
}

/** One side of a family as it comes to lie in the whole: as it was drawn, or mirrored. */
export interface Laid {
  readonly family: readonly Panel[];
  readonly isLeft: boolean;
  readonly apart: readonly PanelLine[];
}

/** Both sides of a family as a panel of it is seen: the one that stays as it was drawn, and the one that is mirrored. */
export function laid(
  { right, left, apart }: Halves,
  seen: Panel,
): { readonly plain: Laid; readonly mirrored: Laid } {
  const [onRight, onLeft] = [
    { family: right, isLeft: false, apart },
    { family: left, isLeft: true, apart },
  ];
  return isMirroredRight(seen) ? { plain: onLeft, mirrored: onRight } : { plain: onRight, mirrored: onLeft };
}
