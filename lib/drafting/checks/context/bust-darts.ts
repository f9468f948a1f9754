import { distance, midpoint, mirrorX, sub, turnDegrees } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { type DartView, mouthMiddle } from '@/lib/pattern/darts';
import { isDrawnUp } from '@/lib/pattern/drawn-up';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import { liesAcross } from '@/lib/pattern/halves';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';

/** The bust point of a piece that carries it. */
export function bustPointOf({ piece }: PieceView): Point | undefined {
  const at = piece.landmarks.bustPoint;
  return at && { x: at[0], y: at[1] };
}

/** The bust points of a piece: both, of one whose centre lies in it (its left and right differ). */
function bustPointsOf(view: PieceView): Point[] {
  const own = bustPointOf(view);
  if (!own) return [];
  return liesAcross(view.piece) ? [own, mirrorX(own)] : [own];
}

const isBeside = (a: Point, b: Point): boolean => a.x > 0 === b.x > 0;

/** The bust point on the side of the body where a line runs from its first to its last point. */
export function bustPointBeside(view: PieceView, along: readonly Point[]): Point | undefined {
  const points = bustPointsOf(view);
  const middle = midpoint(firstOf(along), lastOf(along));
  return points.find((at) => isBeside(at, middle)) ?? points[0];
}

export interface BustPiece {
  readonly view: PieceView;
  readonly bustPoint: Point;
  readonly darts: readonly DartView[];
  readonly fisheyes: ReturnType<typeof fisheyesOf>;
}

/** Outer front pieces that carry the bust point, with their darts: once for each side, where a piece carries both. */
export function bustPieces({ pieces }: MeasuredDraft): BustPiece[] {
  return pieces.flatMap((view) => {
    if (view.piece.part !== 'front' || view.piece.material === 'interfacing') return [];
    const points = bustPointsOf(view);
    const own = (bustPoint: Point, at: Point) => points.length === 1 || isBeside(bustPoint, at);
    return points.map((bustPoint) => ({
      view,
      bustPoint,
      darts: view.darts.filter((dart) => own(bustPoint, mouthMiddle(dart))),
      fisheyes: fisheyesOf(view).filter(({ top }) => own(bustPoint, top)),
    }));
  });
}

/** The bust's fullness is gathered on to what is sewn to its lower edge, or drawn up there before. */
export function isGatheredBelow({ sewn, draft }: MeasuredDraft, { id, edges, piece }: PieceView): boolean {
  if (isDrawnUp(draft, 'front', id)) return true;
  const bust = piece.landmarks.bustPoint?.[1] ?? Number.NEGATIVE_INFINITY;
  // Opened under the bust, the cloth is turned up about it: at the side such a line may end above the bust point.
  const liesBelow = ({ line, points }: EdgeView) =>
    line === 'waist' || (line === 'yoke' && points.some(({ y }) => y < bust));
  return edges
    .filter(liesBelow)
    .some((edge) =>
      sewn
        .get(edge.name)
        ?.some(({ seam, a }) => seam.gather !== 1 && a.steps.some((step) => step.edge === edge)),
    );
}

/** The bust's fullness is gathered, under a yoke or below: no dart holds it, and the cloth is as wide as the gathers are rich. */
export function isGathered(context: MeasuredDraft, view: PieceView): boolean {
  const underYoke = view.edges.some(
    ({ line, name }) => line === 'yoke' && context.sewn.get(name)?.some(({ seam }) => seam.gather !== 1),
  );
  return underYoke || isGatheredBelow(context, view);
}

// Without a word from the draft: a dart whose mouth is as far from the bust point on both sides was turned about it.
const SAME_REACH = 0.3;
const SAME_PLACE = 0.01;

/** Whether a dart was turned about the bust point, and so holds its angle: as the draft says, or as it looks. */
export function turnsAboutBust({ piece }: PieceView, { first, mouth }: DartView, bust: Point): boolean {
  const apex = piece.edges[first.index]?.apex;
  if (apex) return distance({ x: apex[0], y: apex[1] }, bust) < SAME_PLACE;
  return Math.abs(distance(mouth[0], bust) - distance(mouth[1], bust)) <= SAME_REACH;
}

/** Opening of a dart seen from the bust point, degrees: what turning cloth about the bust point does not change. */
export function openingAt(bustPoint: Point, { mouth }: DartView): number {
  return turnDegrees(sub(mouth[0], bustPoint), sub(mouth[1], bustPoint));
}
