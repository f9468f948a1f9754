import { asPairs } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import type { Part, Piece } from '@/lib/pattern/types';
import { creases } from '../../steps/find-inner-places';
import type { Scene } from '../cloth/scene';

const BANDS: readonly Part[] = ['cuff', 'collar'];

/**
 * Cuffs and folded collars as they lie when they are sewn on: their ends sewn and turned, folded, the outer half seen
 * with the allowance of the one edge that is still open.
 */
export const withBandsTurned = (seams: readonly SeamView[]): SeamView[] =>
  seams.map((seam) => ({ ...seam, a: bandsIn(seam.a), b: bandsIn(seam.b) }));

const bandsIn = (side: Side): Side => ({
  ...side,
  steps: side.steps.map((step) => {
    const piece = turnedBand(step, side);
    return piece ? { ...step, piece: { ...step.piece, piece } } : step;
  }),
});

function turnedBand({ piece: view, edge }: Step, { steps }: Side): Piece | undefined {
  const { piece } = view;
  const fold = foldOf(piece);
  if (!fold) return undefined;
  const open = new Set(steps.filter((step) => step.piece.id === view.id).map((step) => step.edge.id));
  const outline = view.edges.flatMap(({ id, points, allowance }) =>
    open.has(id) ? parallel(asPairs(points), -allowance) : asPairs(points),
  );
  const [middle] = asPairs([edge.points[Math.floor(edge.points.length / 2)] ?? edge.start]);
  return { ...piece, cutLine: cutAlong(outline, fold, middle) };
}

const foldOf = (piece: Piece) => (BANDS.includes(piece.part) ? creases(piece)[0] : undefined);

/** Folded wrong sides together, a band shows its right side where all else lies wrong side up. */
export const withBandsRightSideOut = (scene: Scene): Scene => ({
  ...scene,
  shown: scene.shown.map((shown) => (foldOf(shown.piece) ? { ...shown, side: 'right' } : shown)),
});
