import type { SeamView, Side, Step } from '@/lib/drafting/checks/context/seam-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { asPairs } from '../drawings/as-pairs';
import { cutAlong } from '../drawings/cut-along';
import { creases } from '../drawings/doubled';
import { parallel } from '../drawings/parallel';

/**
 * Cuffs as they lie when they are sewn on: their ends sewn and turned, folded, the outer half seen with the allowance of
 * the one edge that is still open.
 */
export const withCuffsTurned = (seams: readonly SeamView[]): SeamView[] =>
  seams.map((seam) => ({ ...seam, a: cuffsIn(seam.a), b: cuffsIn(seam.b) }));

const cuffsIn = (side: Side): Side => ({
  ...side,
  steps: side.steps.map((step) => {
    const piece = turnedCuff(step, side);
    return piece ? { ...step, piece: { ...step.piece, piece } } : step;
  }),
});

function turnedCuff({ piece: view, edge }: Step, { steps }: Side): Piece | undefined {
  const { piece } = view;
  const [fold] = piece.part === 'cuff' ? creases(piece) : [];
  if (!fold) return undefined;
  const open = new Set(steps.filter((step) => step.piece.id === view.id).map((step) => step.edge.id));
  const outline = view.edges.flatMap(({ id, points, allowance }) =>
    open.has(id) ? parallel(asPairs(points), -allowance) : asPairs(points),
  );
  const [middle] = asPairs([edge.points[Math.floor(edge.points.length / 2)] ?? edge.start]) as [Pair];
  return { ...piece, cutLine: cutAlong(outline, fold, middle) };
}
