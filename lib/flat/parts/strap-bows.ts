import { endOf, path, startOf } from '@/lib/geometry/path';
import { midpoint } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { line } from '../ink';
import { onShoulders } from '../worn/halves';
import type { FlatPart } from './part';

/** A loop of the bow, and an end that hangs, cm. */
const LOOP = { reach: 4.2, rise: 1.6 };
const END = { reach: 2.2, fall: 6 };

function loop({ x, y }: Point, way: number): Path {
  const far = { x: x + way * LOOP.reach, y: y + 0.2 };
  return path(
    cubic(
      { x, y },
      { x: x + (way * LOOP.reach) / 2, y: y + LOOP.rise },
      { x: far.x, y: far.y + LOOP.rise },
      far,
    ),
    cubic(
      far,
      { x: far.x, y: far.y - LOOP.rise },
      { x: x + (way * LOOP.reach) / 2, y: y - LOOP.rise / 2 },
      { x, y },
    ),
  );
}

function hanging({ x, y }: Point, way: number): Path {
  const foot = { x: x + way * END.reach, y: y - END.fall };
  return path(
    cubic({ x, y }, { x: x + way * END.reach, y: y - 1 }, { x: foot.x, y: y - END.fall / 2 }, foot),
  );
}

/** A bow of a cord or strap, by its knot. */
export const bowAt = (knot: Point): Path[] => [-1, 1].flatMap((way) => [loop(knot, way), hanging(knot, way)]);

/** Straps that are tied on the shoulder. */
export const strapBows: FlatPart = (worn) => {
  const { near, draft } = worn;
  if (draft.choices.options.sleeve !== 'tied-straps') return [];
  const { shoulder } = near.lines;
  const bow = bowAt(midpoint(startOf(shoulder), endOf(shoulder)));
  return onShoulders(worn, (side) => bow.map((each) => line(side(each), 'outline', `${near.view}/bow`)));
};
