import { degreesOf, heading } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { Mark } from '@/lib/pattern/types';

/** A mark carried by a rigid map, its direction with it. `mirrored`: whether the map turns the piece over. */
export function moveMark(mark: Mark, map: (at: Pair) => Pair, mirrored: boolean): Mark {
  const at = map(mark.at);
  // What runs along its angle has one even where none is written.
  if (mark.angle === undefined && mark.kind !== 'buttonhole') return { ...mark, at };
  const [dx, dy] = heading(mark.angle ?? 0);
  const [x, y] = map([mark.at[0] + dx, mark.at[1] + dy]);
  const angle = degreesOf([x - at[0], y - at[1]]);
  // A corner opens a quarter turn to the left of its angle: a mirror puts its arms the other way round.
  return { ...mark, at, angle: mirrored && mark.kind === 'corner' ? angle - 90 : angle };
}
