import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { centreCorners } from '../context/joint-kinds';
import { turnsAtCentre } from '../context/style';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const LINES = new Set(['neckline', 'waist']);

function readings(context: MeasuredDraft): Reading[] {
  return centreCorners(context)
    .filter(({ view, corner: { edge } }) => {
      const crosses = LINES.has(edge.line) || edge.role === 'hem';
      return crosses && view.face !== 'none' && !turnsAtCentre(context.draft, view, edge);
    })
    .map(({ corner: { edge, angle } }) => ({
      figure: Math.abs(angle - 90),
      where: `${edge.name} at the centre`,
    }));
}

/** INVARIANTS D6. */
export const D6 = defineRule({
  id: 'D6',
  title: 'Neckline, waist and hem cross the centre square',
  limits: atMost(3, 1),
  read: readings,
});
