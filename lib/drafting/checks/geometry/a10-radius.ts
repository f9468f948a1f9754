import { minimumRadius } from '@/lib/geometry/fairness';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { isPetal } from '@/lib/pattern/petals';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const LEAST: Readonly<Record<string, number>> = { neckline: 1, armhole: 1.5, cap: 1.2 };
const LEAST_HEM = 20;

/** Hems drawn as curves by choice, petals among them, turn as sharply as the style wants. */
function leastRadius(
  { draft }: MeasuredDraft,
  view: PieceView,
  { role, line }: EdgeView,
): number | undefined {
  if (role !== 'hem') return LEAST[line];
  if (isPetal(view)) return undefined;
  return (draft.choices.options['hem-shape'] ?? 'straight') === 'straight' ? LEAST_HEM : undefined;
}

/** INVARIANTS A10. */
export const A10 = defineRule({
  id: 'A10',
  title: 'No curve is too sharp to sew',
  limits: { W: { min: 1 } },
  read: (context) => {
    const readings: Reading[] = [];
    for (const view of context.pieces) {
      for (const edge of view.edges) {
        const least = leastRadius(context, view, edge);
        if (least === undefined || edge.path.every(({ kind }) => kind === 'line')) continue;
        readings.push({
          figure: minimumRadius(edge.path),
          where: edge.name,
          limits: { W: { min: least } },
        });
      }
    }
    return readings;
  },
});
