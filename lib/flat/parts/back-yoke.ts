import { smoothThrough } from '@/lib/geometry/fit';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, polyline, reversePath, startOf, transformPath, translatePath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { isDrawnUp } from '@/lib/pattern/drawn-up';
import { firstAlong } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import { pleatsOf } from '@/lib/pattern/pleats';
import type { Draft, Edge, Piece } from '@/lib/pattern/types';
import { both, line } from '../ink';
import { lengthOn, lengthOnAll } from '../worn/line-length';
import { isBackYoke } from '../worn/panels';
import type { Face } from '../worn/types';
import { wornLine } from '../worn/worn-line';
import { gathers } from './gathers';
import type { FlatPart } from './part';

const STATIONS = 8;

const seamOf = (piece: Piece): Edge | undefined => firstAlong(piece, 'yoke');

/** Lines a yoke may end on, as its side goes on below it. */
const ENDS_ON = ['raglan', 'armhole', 'side'] as const;

/** Where the seam ends toward the side, as far up the line there as what hangs from the yoke has of it. */
function endOfSeam(face: Face, yoke: Piece): Point {
  const line = ENDS_ON.find((each) => lengthOn(yoke, each) > 0) ?? 'armhole';
  const worn = wornLine(face, line) ?? face.lines.armhole;
  const share = 1 - lengthOn(yoke, line) / lengthOnAll(face.panels, line);
  return pointAtLength(worn, share * pathLength(worn));
}

/** Down to the side, below a sleeve cut in one with the yoke: as it is drawn, between its ends. */
function fallingTo(end: Point, own: Path): Path {
  const [first, last] = [startOf(own), endOf(own)].sort((a, b) => a.x - b.x) as [Point, Point];
  const drawn = (p: Point): Point => ({
    x: ((p.x - first.x) * end.x) / (last.x - first.x),
    y: first.y + ((p.y - first.y) * (end.y - first.y)) / (last.y - first.y),
  });
  const outward = startOf(own).x < endOf(own).x ? own : reversePath(own);
  return transformPath(outward, drawn);
}

/** The seam of the yoke as worn, from the middle of the back to where it ends toward the side. */
function wornSeam(face: Face, yoke: Piece, edge: Edge): Path {
  const own = pathOf(edge);
  const end = endOfSeam(face, yoke);
  if (face.grownOn) return fallingTo(end, own);
  const placed = Array.from({ length: STATIONS }, (_, i) =>
    face.place(yoke, pointAtLength(own, (pathLength(own) * i) / STATIONS)),
  );
  const inside = placed.filter(({ x }) => x > 0.2 && x < end.x - 0.5);
  const middle = { x: 0, y: placed.find(({ x }) => x >= 0)?.y ?? end.y };
  return smoothThrough([middle, ...inside, end]);
}

interface Zone {
  readonly from: number;
  readonly to: number;
}

/** Where the gathers lie, as shares of the seam from the middle: up to its one notch, or between two. */
function gatheredZone({ seams }: Draft, { notches }: Piece, { id, path }: Edge): Zone | undefined {
  const isGathered = seams.some(
    (own) => own.gather !== 1 && own.b.some(({ edge }) => edge === id) && own.id === 'back-yoke',
  );
  const places = notches.filter(({ edge }) => edge === id).map(({ at }) => at);
  if (!isGathered || places.length === 0) return undefined;
  const own = pathOf({ path });
  const lapped = intersectVertical(own, 0)[0]?.length ?? 0;
  const share = (at: number) => (at - lapped) / (pathLength(own) - lapped);
  return { from: places.length > 1 ? share(Math.min(...places)) : 0, to: share(Math.max(...places)) };
}

/** How much wider the pleat stands at the lower edge, where nothing holds it. */
const OPENS = 1.3;

/** The folds of a pleat from the seam to the lower edge, on either side of the middle. */
function pleatFolds({ panels, lines }: Face, seam: Path): Path[] {
  return panels.flatMap(pleatsOf).flatMap(({ onto }) => {
    const { x } = startOf(onto);
    const [top] = intersectVertical(seam, x);
    const [foot] = intersectVertical(lines.hem, x * OPENS);
    return top && foot ? [polyline(top.point, foot.point)] : [];
  });
}

/** Stitching close above the seam is drawn so far from it that both are seen, cm. */
const STITCHED = 0.45;

/** The stitching that holds an inner yoke along the seam of the outer one. */
const stitchingOver = ({ operations }: Draft, seam: Path): Path[] =>
  operations.some(({ operation }) => operation === 'attach-inner-yoke')
    ? [translatePath(seam, { x: 0, y: STITCHED })]
    : [];

/** The yoke of a back, and the pleat or the gathers that fall from it; in a waist seam they are gathered again. */
export const backYoke: FlatPart = ({ near, draft }) => {
  const yoke = near.panels.find(isBackYoke);
  const edge = yoke && seamOf(yoke);
  if (!yoke || !edge) return [];
  const seam = wornSeam(near, yoke, edge);
  const zone = gatheredZone(draft, yoke, edge);
  const held =
    zone &&
    (isDrawnUp(draft, 'back') || draft.seams.some(({ operation }) => operation === 'gather-bodice-back'));
  const falling = zone ? gathers(seam, { x: 0, y: -1 }, zone) : [];
  const rising = held ? gathers(near.lines.hem, { x: 0, y: 1 }, zone) : [];
  const id = `${near.view}/yoke`;
  return both((side) => [
    ...[seam, ...pleatFolds(near, seam), ...falling, ...rising].map((own) => line(side(own), 'seam', id)),
    ...stitchingOver(draft, seam).map((own) => line(side(own), 'topstitch', id)),
  ]);
};
