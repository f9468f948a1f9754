import { span } from '../pair';
import { neighbours } from '../sequence';
import type { Pair } from '../types';
import { placesOf } from './place-on';

/** Places located by a line: how far along it, and how far off it on the side of the cloth, cm. */
export interface BesideLine {
  readonly length: number;
  readonly locate: (at: Pair) => Pair;
  readonly at: (located: Pair) => Pair;
}

/** Beyond its ends a line goes on straight, so far, cm. */
const ON = 60;
/** A line is as steep as it is on average so far to either side, cm. */
const EVEN = 1;

/** `side`: the cloth lies to the left (1) or to the right (-1) of the line. */
export function besideLine(line: readonly Pair[], side: 1 | -1): BesideLine {
  const sizes = neighbours(line).map(([a, b]) => span(b, a));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const whole = [beyond(line[0], line[1]), ...line, beyond(line.at(-1), line.at(-2))];
  const places = placesOf(whole);
  const place = (along: number) => places((along + ON) / (length + 2 * ON)).at;
  const nearest = nearestOn(whole);
  return {
    length,
    locate: (at) => {
      const [along, off] = nearest(at);
      return [along - ON, off * side];
    },
    at: ([along, off]) => {
      const [x, y] = place(along);
      const [[ax, ay], [bx, by]] = [place(along - EVEN), place(along + EVEN)];
      const size = Math.hypot(bx - ax, by - ay);
      return [x - ((by - ay) / size) * off * side, y + ((bx - ax) / size) * off * side];
    },
  };
}

function beyond([x, y]: Pair = [0, 0], [ix, iy]: Pair = [0, 0]): Pair {
  const size = Math.hypot(x - ix, y - iy);
  return [x + ((x - ix) / size) * ON, y + ((y - iy) / size) * ON];
}

/** How far along a line the place nearest to a point is, and how far to its left the point lies. */
function nearestOn(line: readonly Pair[]): (at: Pair) => Pair {
  // Where two edges meet their point is there twice: that has no direction, nor sides.
  const parts = partsOf(line).filter(({ size }) => size > 0);
  return ([x, y]) => {
    let best: Pair = [0, 0];
    let least = Number.POSITIVE_INFINITY;
    for (const { ax, ay, dx, dy, size, before } of parts) {
      const along = Math.max(0, Math.min(size, (x - ax) * dx + (y - ay) * dy));
      const ex = x - ax - dx * along;
      const ey = y - ay - dy * along;
      // No nearer than it is in either direction alone.
      if (Math.abs(ex) >= least || Math.abs(ey) >= least) continue;
      const off = Math.hypot(ex, ey);
      if (off >= least) continue;
      best = [before + along, off * Math.sign(dx * (y - ay) - dy * (x - ax))];
      least = off;
    }
    return best;
  };
}

/** The straight parts of a line: where each begins, its unit direction, its length and that of those before it. */
function partsOf(line: readonly Pair[]) {
  let before = 0;
  return neighbours(line).map(([[ax, ay], [bx, by]]) => {
    const size = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = size === 0 ? [0, 0] : [(bx - ax) / size, (by - ay) / size];
    const part = { ax, ay, dx, dy, size, before };
    before += size;
    return part;
  });
}
