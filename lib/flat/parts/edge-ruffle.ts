import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, joinPaths, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { add, lerp, scale, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import type { Worn } from '../worn/types';
import { CASING } from './drawn-edge';
import { folds, waved } from './hanging-strip';
import type { FlatPart } from './part';

/** Beside the outline of the arm it stands off by so much, cm. */
const STANDS_OFF = 0.8;
/** Over so much of its half it turns from hanging plumb to lying along the arm. */
const OVER_ARM = 0.45;

/** From over the arm to the centre, along the row that holds the elastic. */
function rowOf({ near, sleeve }: Worn): Path | undefined {
  if (!near.below || !sleeve?.upper) return undefined;
  const [arm, body] = [reversePath(sleeve.upper), near.lines.neckline].map((own) =>
    offsetPath(own, -CASING),
  ) as [Path, Path];
  const over = pointAtLength(sleeve.overarm, CASING);
  return joinPaths(polyline(over, startOf(arm)), arm, polyline(endOf(arm), startOf(body)), body);
}

/** Its free edge: along the arm at its outer end, plumb from the body on. */
function freeEdge(row: Path, along: Point, depth: number): Path {
  const whole = pathLength(row);
  return smoothThrough(
    waved(whole).map(({ at, wave }) => {
      const onArm = Math.max(0, 1 - at / (OVER_ARM * whole));
      const down = unit(lerp({ x: 0, y: -1 }, along, onArm));
      const off = { x: STANDS_OFF * onArm, y: STANDS_OFF * onArm * 0.3 };
      return add(add(pointAtLength(row, at), scale(down, depth + wave)), off);
    }),
  );
}

/** A gathered strip along the whole edge below both shoulders. */
export const edgeRuffle: FlatPart = (worn) => {
  const { draft, view, sleeve } = worn;
  const row = draft.choices.options.ruffle === 'neckline' ? rowOf(worn) : undefined;
  if (!row || !sleeve) return [];
  const edge = freeEdge(row, sleeve.along, draft.choices.sizes['ruffle-width'] ?? 5);
  const id = `${view}/ruffle`;
  const end = polyline(startOf(row), startOf(edge));
  const outline = joinPaths(end, edge, polyline(endOf(edge), endOf(row)), reversePath(row));
  return both((side) => [
    shape(side(outline), 'shell', id),
    line(side(edge), 'outline', id),
    line(side(end), 'outline', id),
    line(side(row), 'seam', id),
    ...folds(row, edge).map((fold) => line(side(fold), 'seam', id)),
  ]);
};
