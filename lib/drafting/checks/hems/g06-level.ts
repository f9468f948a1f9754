import { endsOf, levelOnEdge } from '@/lib/pattern/levels';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { alongLine, type PieceView } from '@/lib/pattern/piece-view';
import { isCentre } from '../context/joint-kinds';
import type { Reading } from '../result';
import { defineRule } from '../rule';

/** From the waist down to the hem along the side seam, cm; outlines climb the side, so the hem comes first. */
function alongSide(view: PieceView): number | undefined {
  const waist = view.levels.get('waist');
  const place =
    waist &&
    endsOf(waist)
      .map((p) => levelOnEdge(view, p))
      .find((found) => found?.edge.line === 'side');
  if (!place) return undefined;
  const sides = alongLine(view, 'side');
  return sides.slice(0, sides.indexOf(place.edge)).reduce((sum, { length }) => sum + length, place.at);
}

function alongCentre(view: PieceView): number | undefined {
  const waist = view.levels.get('waist');
  const hem = view.edges.find(({ role, line }) => role === 'hem' && line === 'hem');
  const centre = view.edges.some(isCentre);
  if (!waist || !hem || !centre) return undefined;
  const foot = Math.abs(hem.start.x) < Math.abs(hem.end.x) ? hem.start : hem.end;
  return endsOf(waist)[0].y - foot.y;
}

function reading(view: PieceView): Reading[] {
  const side = alongSide(view);
  const centre = alongCentre(view);
  if (side === undefined || centre === undefined) return [];
  return [{ figure: Math.abs(side - centre), where: view.id }];
}

/** INVARIANTS G6. */
export const G6 = defineRule({
  id: 'G6',
  title: 'The hem hangs level',
  limits: { W: { max: 0.5 } },
  read: (context: MeasuredDraft) => {
    if ((context.draft.choices.options['hem-shape'] ?? 'straight') !== 'straight') return [];
    return shellPieces(context, 'front', 'back', 'skirt-front', 'skirt-back').flatMap(reading);
  },
});
