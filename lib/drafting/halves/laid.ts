import { isMirroredRight } from '@/lib/pattern/halves';
import type { Panel, PanelLine } from '../kernel/panel';
import { isFolded } from './crossing';

/** A panel on either side of the body, each drawn from the centre outward; none on a side that has not got it. */
export interface Halves {
  readonly right: Panel | undefined;
  readonly left: Panel | undefined;
  /** Lines that meet at the centre, and are sewn apart there: to both copies of a piece that is the same on either side. */
  readonly apart: readonly PanelLine[];
}

/** The halves of what lies on the fold on both sides. */
export interface WholeHalves extends Halves {
  readonly right: Panel;
  readonly left: Panel;
}

/** What lies on the fold on both sides is cut whole; what a centre parts, or one side alone has, for its side. */
export const isWhole = (halves: Halves): halves is WholeHalves =>
  halves.right !== undefined && halves.left !== undefined && isFolded(halves.right) && isFolded(halves.left);

/** A half as it comes to lie in the whole: as it was drawn, or mirrored. */
export interface Laid {
  readonly panel: Panel;
  readonly isLeft: boolean;
  readonly apart: readonly PanelLine[];
}

/** Both halves of a panel: the one that stays as it was drawn, and the one that is mirrored. */
export function laid({ right, left, apart }: WholeHalves): { readonly plain: Laid; readonly mirrored: Laid } {
  const [onRight, onLeft] = [
    { panel: right, isLeft: false, apart },
    { panel: left, isLeft: true, apart },
  ];
  return isMirroredRight(right) ? { plain: onLeft, mirrored: onRight } : { plain: onRight, mirrored: onLeft };
}
