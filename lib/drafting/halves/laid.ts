import { isMirroredRight } from '@/lib/pattern/halves';
import type { Panel, PanelLine } from '../kernel/panel';

/** The two halves of a panel, each drawn from the centre outward as if it lay on the fold. */
export interface Halves {
  readonly right: Panel;
  readonly left: Panel;
  /** Lines that meet at the centre, and are sewn apart there: to both copies of a piece that is the same on either side. */
  readonly apart: readonly PanelLine[];
}

/** What a centre parts is cut once for either side; what lies on the fold, whole. */
export const isParted = ({ right }: Pick<Halves, 'right'>): boolean => !right.cut.onFold;

/** A half as it comes to lie in the whole: as it was drawn, or mirrored. */
export interface Laid {
  readonly panel: Panel;
  readonly isLeft: boolean;
  readonly apart: readonly PanelLine[];
}

/** Both halves of a panel: the one that stays as it was drawn, and the one that is mirrored. */
export function laid({ right, left, apart }: Halves): { readonly plain: Laid; readonly mirrored: Laid } {
  const [onRight, onLeft] = [
    { panel: right, isLeft: false, apart },
    { panel: left, isLeft: true, apart },
  ];
  return isMirroredRight(right) ? { plain: onLeft, mirrored: onRight } : { plain: onRight, mirrored: onLeft };
}
