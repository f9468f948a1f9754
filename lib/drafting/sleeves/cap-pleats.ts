import { pointAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { add, perp, scale, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';
import type { NotchAt } from '../kernel/seams';

/** A pleat of a cap: its fold, and the line that is laid on, cm along the cap from the front underarm. */
export interface CapPleat {
  readonly fold: number;
  readonly onto: number;
}

/** Pleats on either side of the crown, what each takes up, and the cloth between two folds (METHODS §5.3). */
const EACH_SIDE = 2;
const DEEP = 1.8;
const BETWEEN = 1.2;
/** The first fold lies so far from the crown. */
const FROM_CROWN = 1;
/** Their lines are drawn so far down from the cap. */
const LONG = 5;

/** What all pleats of a cap take up, cm. */
export const CAP_PLEATS = 2 * EACH_SIDE * DEEP;

/** Folds toward the crown, each laid away from it: to the front before it, to the back behind. In the order of the cap. */
export function capPleats(crown: number): CapPleat[] {
  return [-1, 1]
    .flatMap((way) =>
      Array.from({ length: EACH_SIDE }, (_, i): CapPleat => {
        const fold = crown + way * (FROM_CROWN + i * (DEEP + BETWEEN));
        return { fold, onto: fold + way * DEEP };
      }),
    )
    .sort((a, b) => a.fold - b.fold);
}

/** Fold and laying line of each are notched. */
export const capPleatNotches = (pleats: readonly CapPleat[]): NotchAt[] =>
  pleats.flatMap(({ fold, onto }) => [{ a: fold }, { a: onto }]);

/** Into the sleeve, square to the way from one line to the other: so folded, the edges of all layers lie on each other. */
function inward(one: Point, other: Point): Point {
  const square = unit(perp(sub(other, one)));
  return scale(square, square.y > 0 ? -LONG : LONG);
}

/** The sleeve with the lines of its pleats, down from the cap. */
export function withCapPleats(panel: Panel, pleats: readonly CapPleat[]): Panel {
  const cap = linePath(panel, 'cap');
  const internals = pleats.flatMap(({ fold, onto }, i): PanelInternal[] => {
    const [at, laid] = [pointAtLength(cap, fold), pointAtLength(cap, onto)];
    const down = inward(at, laid);
    return [
      { id: `pleat-cap-${i + 1}`, kind: 'pleat', path: polyline(at, add(at, down)) },
      { id: `pleat-cap-${i + 1}-onto`, kind: 'placement', path: polyline(laid, add(laid, down)) },
    ];
  });
  return { ...panel, internals: [...panel.internals, ...internals] };
}
