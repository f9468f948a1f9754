import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, pathFrom, startOf } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { neighbours } from '@/lib/geometry/sequence';
import type { Cubic, Path, Point } from '@/lib/geometry/types';

/** A hem as it hangs: level in the middle, a little higher at the sides, as cloth seen from the front; cm. */
export function hangingHem(width: number, y: number, rise: number): Path {
  const end = { x: width, y: y + rise };
  return [cubic({ x: 0, y }, { x: 0.45 * width, y }, { x: 0.8 * width, y: y + 0.45 * rise }, end)];
}

/** Half of a hem that rises from the middle of one side on up to the other, where it ends level. */
export function risingHem(width: number, y: number, rise: number): Path {
  const end = { x: width, y: y + rise };
  return [
    cubic({ x: 0, y }, { x: width / 3, y: y + (Math.PI / 6) * rise }, { x: 0.64 * width, y: end.y }, end),
  ];
}

/** A hem that flares this many times more than it can swing falls in folds; so many of them in half of it for each time. */
const FULL = { least: 1.2, folds: 1.8, most: 5 };
/** The first fold lies so far from the centre, as a share of the way from one to the next. */
const FIRST = 0.6;
/** Between two folds the hem hangs lower by this share of the way. */
const SAG = 0.09;

/** The hem in waves, with the places its folds rise from; a hem that is not full as it was, without any. */
export function wavedHem(
  plain: Path,
  flare: number,
): { readonly hem: Path; readonly folds: readonly Point[] } {
  if (flare < FULL.least) return { hem: plain, folds: [] };
  const count = Math.min(FULL.most, Math.round(FULL.folds * flare));
  const length = pathLength(plain);
  const folds = Array.from({ length: count }, (_, i) => pointAtLength(plain, (length * (i + FIRST)) / count));
  const feet = [startOf(plain), ...folds, endOf(plain)];
  return { hem: pathFrom(neighbours(feet).map(([from, to], i) => wave(from, to, i === 0))), folds };
}

/** From one fold to the next; half of one from the centre, where the hem runs on level. */
function wave(from: Point, to: Point, half: boolean): Cubic {
  const sag = (SAG * (half ? 2 : 1) * Math.hypot(to.x - from.x, to.y - from.y)) / 0.75;
  const down = ({ x, y }: Point, by: number): Point => ({ x, y: y - by });
  if (half)
    return cubic(
      down(from, sag * 0.75),
      down(lerp(from, to, 0.5), sag * 0.75),
      down(lerp(from, to, 0.8), sag * 0.4),
      to,
    );
  return cubic(from, down(lerp(from, to, 0.2), sag), down(lerp(from, to, 0.8), sag), to);
}
