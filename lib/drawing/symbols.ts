import { heading, leftOf, move } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { circlePath, linePath, polygonPath } from './paths';
import { drawn, filled, type Place } from './pen';
import type { Item } from './types';

/** Bust point: a circle crossed by its axes. */
export function crossedCircle([x, y]: Pair, place: Place, radius = 0.35): Item[] {
  const arm = radius * 1.5;
  return [
    drawn(circlePath([x, y], radius), 'mark', place),
    drawn([...linePath([x - arm, y], [x + arm, y]), ...linePath([x, y - arm], [x, y + arm])], 'mark', place),
  ];
}

/** Drill hole: a small circle with its centre. */
export function drillHole(at: Pair, place: Place): Item[] {
  return [drawn(circlePath(at, 0.2), 'mark', place), filled(circlePath(at, 0.04), 'ink', place)];
}

/** Tip of a dart, dot of an ease zone. */
export const dot = (at: Pair, place: Place, radius = 0.07): Item =>
  filled(circlePath(at, radius), 'ink', place);

/** Button: a cross. */
export function cross([x, y]: Pair, place: Place, arm = 0.3): Item {
  return drawn(
    [
      ...linePath([x - arm, y - arm], [x + arm, y + arm]),
      ...linePath([x - arm, y + arm], [x + arm, y - arm]),
    ],
    'mark',
    place,
  );
}

/** Buttonhole: a bar of its length from where it begins, toward `degrees`, with a tick at either end. */
export function bar(start: Pair, length: number, degrees: number, place: Place, tick = 0.25): Item {
  const along = heading(degrees);
  const side = leftOf(along);
  const ends = [start, move(start, along, length)] as const;
  const ticks = ends.flatMap((end) => linePath(move(end, side, -tick), move(end, side, tick)));
  return drawn([...linePath(...ends), ...ticks], 'mark', place);
}

/** Corner of a pocket or strap: two short strokes at a right angle, opening toward `degrees` and a quarter on. */
export function cornerTick(at: Pair, degrees: number, place: Place, arm = 0.6): Item {
  const along = heading(degrees);
  return drawn(linePath(move(at, along, arm), at, move(at, leftOf(along), arm)), 'mark', place);
}

/** Where stitching stops (zip, slit): a short stroke across the seam, with a dot on it. */
export function stopMark(at: Pair, degrees: number, place: Place, arm = 0.5): Item[] {
  const side = leftOf(heading(degrees));
  return [drawn(linePath(move(at, side, -arm), move(at, side, arm)), 'mark', place), dot(at, place)];
}

/** Half of the diamond that is completed by the neighbouring sheet: its base lies on the join. */
export function halfDiamond(middle: Pair, inward: Pair, place: Place, half = 0.5): Item {
  const along = leftOf(inward);
  return filled(
    polygonPath(move(middle, along, -half), move(middle, inward, half), move(middle, along, half)),
    'ink',
    place,
  );
}

/** The quarter of a corner cross that belongs to one sheet: two strokes along its frame. */
export function cornerCross(at: Pair, [dx, dy]: Pair, place: Place, arm = 0.8): Item {
  return drawn(linePath([at[0] + dx * arm, at[1]], at, [at[0], at[1] + dy * arm]), 'join', place);
}
