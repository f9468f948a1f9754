import type { Pair } from '@/lib/drafting/types';
import { placeOn } from './place-on';

/** Places told by a line: how far along it, and how far off it on the side of the cloth, cm. */
export interface BesideLine {
  readonly length: number;
  readonly told: (at: Pair) => Pair;
  readonly at: (told: Pair) => Pair;
}

/** Beyond its ends a line goes on straight, so far, cm. */
const ON = 60;
/** A line is as steep as it is on average so far to either side, cm. */
const EVEN = 1;

/** `side`: the cloth lies to the left (1) or to the right (-1) of the line. */
export function besideLine(line: readonly Pair[], side: 1 | -1): BesideLine {
  const sizes = line.slice(1).map((at, i) => span(at, line[i] as Pair));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const whole = [beyond(line[0], line[1]), ...line, beyond(line.at(-1), line.at(-2))];
  const place = (along: number) => placeOn(whole, (along + ON) / (length + 2 * ON)).at;
  return {
    length,
    told: (at) => {
      const [along, off] = nearest(whole, at);
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
function nearest(line: readonly Pair[], [x, y]: Pair): Pair {
  let [best, least, before] = [[0, 0] as Pair, Number.POSITIVE_INFINITY, 0];
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] as Pair, line[i] as Pair];
    const size = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = size === 0 ? [0, 0] : [(bx - ax) / size, (by - ay) / size];
    const along = Math.max(0, Math.min(size, (x - ax) * dx + (y - ay) * dy));
    const off = Math.hypot(x - ax - dx * along, y - ay - dy * along);
    if (off < least) {
      best = [before + along, off * Math.sign(dx * (y - ay) - dy * (x - ax))];
      least = off;
    }
    before += size;
  }
  return best;
}

const span = ([ax, ay]: Pair, [bx, by]: Pair) => Math.hypot(bx - ax, by - ay);
