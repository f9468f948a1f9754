import type { Internal } from '@/lib/drafting/types';
import type { Item } from '@/lib/drawing/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { add, lerp } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import { type Placed, placedPieces } from '../worn/place-below';
import type { Worn } from '../worn/types';
import type { FlatPart } from './part';

const WELT = 0.5;
/** A pocket's hem as stitched, and its mouth seen in a side seam. */
const MOUTH_HEM = 2.2;
const ROUNDED = 0.16;

function pointsOn({ place }: Placed, { path }: Internal): Point[] {
  return flatten(fromCommands(path), 0.1).map(place);
}

const closed = (points: readonly Point[]): Path => polyline(...points, points[0] as Point);

/** Sewn on: its outline with the lower corners cut round, and the stitching of its mouth. */
function patch(points: readonly Point[], id: string): Item[] {
  const [a, d] = [points[0] as Point, points.at(-1) as Point];
  const low = Math.min(...points.map(({ y }) => y));
  const [b, c] = [points.find(({ y }) => y < low + 0.05), points.findLast(({ y }) => y < low + 0.05)];
  if (!b || !c) return [];
  const round = [a, lerp(b, a, ROUNDED), lerp(b, c, ROUNDED), lerp(c, b, ROUNDED), lerp(c, d, ROUNDED), d];
  const down = { x: 0, y: -MOUTH_HEM };
  return both((side) => [
    shape(side(closed(round)), 'shell', id),
    line(side(closed(round)), 'seam', id),
    line(side(polyline(add(a, down), add(d, down))), 'topstitch', id),
  ]);
}

function welts(points: readonly Point[], id: string): Item[] {
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  const [up, down] = [
    { x: 0, y: WELT },
    { x: 0, y: -WELT },
  ];
  const box = closed([add(from, up), add(from, down), add(to, down), add(to, up)]);
  return both((side) => [
    shape(side(box), 'shell', id),
    line(side(box), 'seam', id),
    line(side(polyline(from, to)), 'seam', id),
  ]);
}

function flap(points: readonly Point[], depth: number, id: string): Item[] {
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  const down = { x: 0, y: -depth };
  const [b, c] = [add(from, down), add(to, down)];
  const box = closed([from, lerp(b, from, 0.2), lerp(b, c, 0.08), lerp(c, b, 0.08), lerp(c, to, 0.2), to]);
  return both((side) => [shape(side(box), 'shell', id), line(side(box), 'outline', id)]);
}

function flapDepth({ draft }: Worn): number | undefined {
  const piece = draft.pieces.find(({ id }) => id === 'pocket-flap');
  const ys = piece?.edges.flatMap(({ path }) => path.map((command) => command.at(-1) as number));
  return ys && Math.max(...ys) - Math.min(...ys);
}

function pocketOn(worn: Worn, placed: Placed, internal: Internal): Item[] {
  const points = pointsOn(placed, internal);
  const id = `${worn.view}/pocket`;
  if (internal.kind === 'placement') return patch(points, id);
  const depth = flapDepth(worn);
  return depth === undefined ? welts(points, id) : flap(points, depth, id);
}

/** Both ends of a mouth in the side seam, as little bars. */
function inSeam(worn: Worn, placed: Placed): Item[] {
  return placed.piece.internal
    .filter(({ id }) => /^pocket-end/.test(id))
    .flatMap(({ path }) => {
      const bar = fromCommands(path);
      const worked = polyline(placed.place(startOf(bar)), placed.place(endOf(bar)));
      return both((side) => [line(side(worked), 'seam', `${worn.view}/pocket`)]);
    });
}

/** Pockets where the pattern places them. */
export const pockets: FlatPart = (worn) =>
  placedPieces(worn).flatMap((placed) => [
    ...placed.piece.internal
      .filter(({ id }) => id === 'pocket')
      .flatMap((own) => pocketOn(worn, placed, own)),
    ...inSeam(worn, placed),
  ]);
