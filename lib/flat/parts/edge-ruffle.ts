import { isOneSided } from '@/lib/drafting/one-shoulder/one-sided';
import { lengthAtPoint } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, joinPaths, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { add, lerp, perp, scale, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import { neckLine } from '../worn/halves';
import type { Worn } from '../worn/types';
import { CASING } from './drawn-edge';
import { folds, waved } from './hanging-strip';
import type { FlatPart } from './part';

/** Beside the outline of the arm it stands off by so much, cm. */
const STANDS_OFF = 0.8;
/** Over so much of its half it turns from hanging plumb to lying along the arm. */
const OVER_ARM = 0.45;

/** The row that holds the elastic, from over the arm to the seam of the sleeve, and from there to the centre. */
function rowsOf({ near, sleeve }: Worn): readonly [arm: Path, body: Path] | undefined {
  if (!near.below || !sleeve?.upper) return undefined;
  const [arm, body] = [reversePath(sleeve.upper), near.lines.neckline].map((own) =>
    offsetPath(own, -CASING),
  ) as [Path, Path];
  const over = pointAtLength(sleeve.overarm, CASING);
  return [joinPaths(polyline(over, startOf(arm)), arm), joinPaths(polyline(endOf(arm), startOf(body)), body)];
}

interface Hanging {
  readonly row: Path;
  /** Up to here it lies along the arm, less and less. */
  readonly arm: number;
  /** What of its depth hangs at a share of the way. */
  readonly deep: (share: number) => number;
}

/** All along, or over the arm alone, running out to nothing at the seam of the sleeve. */
function hangingOn(worn: Worn): Hanging | undefined {
  const rows = rowsOf(worn);
  const { ruffle } = worn.draft.choices.options;
  if (!rows) return undefined;
  const whole = joinPaths(...rows);
  const arm = OVER_ARM * pathLength(whole);
  if (ruffle === 'neckline') return { row: whole, arm, deep: () => 1 };
  return ruffle === 'shoulder' ? { row: rows[0], arm, deep: (share) => Math.sqrt(1 - share) } : undefined;
}

/** Its free edge: along the arm at its outer end, plumb from the body on. */
function freeEdge({ row, arm, deep }: Hanging, along: Point, depth: number): Path {
  return smoothThrough(
    waved(pathLength(row)).map(({ at, wave, share }) => {
      const onArm = Math.max(0, 1 - at / arm);
      const down = unit(lerp({ x: 0, y: -1 }, along, onArm));
      const off = scale({ x: STANDS_OFF, y: 0.3 * STANDS_OFF }, onArm);
      return add(add(pointAtLength(row, at), scale(down, deep(share) * depth + wave)), off);
    }),
  );
}

/** A gathered strip along the edge below both shoulders. */
export const edgeRuffle: FlatPart = (worn) => {
  const { draft, view, sleeve } = worn;
  const hanging = hangingOn(worn);
  if (!hanging || !sleeve) return [];
  const { row } = hanging;
  const edge = freeEdge(hanging, sleeve.along, draft.choices.sizes['ruffle-width'] ?? 5);
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

/** What of the neckline lies beside a strap, which goes on from its end. */
function besideStrap({ lines: { neckline }, strapSeam }: Worn['near']): Path {
  const from = strapSeam ? lengthAtPoint(neckline, endOf(strapSeam)) : 0;
  return subPath(neckline, from, pathLength(neckline));
}

/** A gathered strip along the edge that slants from one shoulder to under the other arm. */
export const slantingRuffle: FlatPart = ({ draft, view, near }) => {
  if (draft.choices.options.ruffle !== 'neckline' || !isOneSided(draft.choices)) return [];
  const row = neckLine({ ...near, lines: { ...near.lines, neckline: besideStrap(near) } }, view);
  const depth = draft.choices.sizes['ruffle-width'] ?? 5;
  const edge = smoothThrough(
    waved(pathLength(row)).map(({ at, wave }) => {
      const beside = perp(unit(tangentAtLength(row, at)));
      const below = beside.y < 0 ? beside : scale(beside, -1);
      // Out over the cloth, and plumb by its weight.
      return add(pointAtLength(row, at), scale(unit(add(below, { x: 0, y: -1 })), depth + wave));
    }),
  );
  const id = `${view}/ruffle`;
  const ends = [polyline(startOf(row), startOf(edge)), polyline(endOf(edge), endOf(row))] as const;
  return [
    shape(joinPaths(ends[0], edge, ends[1], reversePath(row)), 'shell', id),
    ...[edge, ...ends].map((own) => line(own, 'outline', id)),
    line(row, 'outline', id),
    ...folds(row, edge).map((fold) => line(fold, 'seam', id)),
  ];
};
