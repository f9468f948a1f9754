import { item } from '@/lib/geometry/sequence';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { cornerAfter, edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';
import { turnsAtCentre } from '../context/style';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

function endAngles(context: MeasuredDraft, view: PieceView, fold: EdgeView): Reading[] {
  const ends = [
    { angle: item(view.corners, fold.index), beside: edgeBefore(view, fold.index) },
    { angle: cornerAfter(view, fold.index), beside: edgeAfter(view, fold.index) },
  ];
  return ends
    .filter(({ beside }) => !turnsAtCentre(context.draft, view, beside))
    .map(({ angle, beside }) => ({ figure: Math.abs(angle - 90), where: `${beside.name} at the fold` }));
}

function foldReadings(context: MeasuredDraft, view: PieceView): Reading[] {
  const folds = view.edges.filter(({ role }) => role === 'fold');
  const [fold] = folds;
  if (!view.piece.cut.onFold && !fold) return [];
  const straight = fold?.path.length === 1 && fold.path[0]?.kind === 'line';
  if (!fold || folds.length > 1 || !straight || !view.piece.cut.onFold)
    return [{ figure: Number.NaN, where: `${view.id}: not one straight fold` }];
  return endAngles(context, view, fold);
}

/** INVARIANTS A12: unfolded, a piece cut on the fold has neither point nor dent at its middle. */
export const A12 = defineRule({
  id: 'A12',
  title: 'Pieces on the fold unfold without a corner',
  limits: atMost(2, 0.5),
  read: (context) => context.pieces.flatMap((view) => foldReadings(context, view)),
});
