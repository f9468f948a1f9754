import type { Cloth } from './cloth/cloth';
import { bending, type Corners, type Hinges } from './solve/links';

/**
 * Interfaced cloth is so many times as stiff, two layers of it in a collar, a button stand, or an edge with its facing; and
 * where a collar rolls over it is steamed until it gives.
 */
const INTERFACED = 20;
/** A fold with its facing behind it. */
const DOUBLED = 3;
const PRESSED = 2;
const ROLLED = 0.1;

/** How stiff the cloth is at each hinge, where it lies in layers or is pressed. */
export function interfaced(hinges: Hinges, { flat, turned, collars, stands, doubled, faced }: Cloth): Hinges {
  const [over, collar] = [new Set(turned), new Set(collars)];
  const stiff = [collar, new Set(stands), new Set(faced)];
  const double = new Set(doubled);
  // A lapel is folded at the vertices of its roll line; a collar rolls over within a centimetre.
  const isPressed = ([a, b, c, d]: Corners) =>
    !collar.has(a) && !collar.has(b) && over.has(c) !== over.has(d);
  const all = (corners: Corners, of: ReadonlySet<number>) => corners.every((v) => of.has(v));
  return bending(hinges, flat, (corners) => {
    const count = corners.filter((v) => over.has(v)).length;
    if (isPressed(corners)) return { times: PRESSED, folded: true };
    if (count > 0 && count < corners.length) return { times: ROLLED, folded: false };
    if (corners.every((v) => over.has(v) && !collar.has(v))) return { times: INTERFACED, folded: false };
    if (stiff.some((own) => all(corners, own))) return { times: INTERFACED, folded: false };
    return { times: all(corners, double) ? DOUBLED : 1, folded: false };
  });
}
