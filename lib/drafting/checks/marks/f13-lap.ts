import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { extensionOf, lapCentre } from '../context/buttons';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** A front cut as a pair laps over itself: its centre line is one straight line parallel to the grain of both. */
function pairReading(view: PieceView): Reading[] {
  const centre = lapCentre(view);
  if (!centre || !view.piece.cut.mirrored) return [];
  const [a, b] = centre.line;
  return [{ figure: Math.abs(a.x - b.x), where: `${view.id}: centre line upright` }];
}

/** Fronts drawn apart have equal extensions, or lie one on the other at unequal ones only by a style that says so. */
function readings(context: MeasuredDraft): Reading[] {
  const fronts = shellPieces(context, 'front', 'back').filter((view) => lapCentre(view));
  const found = fronts.flatMap(pairReading);
  if (context.draft.choices.options.opening === 'wrap') return found;
  const [below, above] = [fronts.filter(reachesHem), fronts.filter((view) => !reachesHem(view))];
  return [...found, ...alike(below), ...alike(above)];
}

/** Above a seam that parts them the edges of fronts that cross slope away: only what lies on what is compared. */
const reachesHem = ({ edges }: PieceView): boolean =>
  edges.some(({ line }) => line === 'hem' || line === 'waist');

function alike(fronts: readonly PieceView[]): Reading[] {
  const extensions = fronts.flatMap((view) => extensionOf(view) ?? []);
  if (extensions.length < 2) return [];
  return [{ figure: Math.max(...extensions) - Math.min(...extensions), where: 'extensions' }];
}

/** INVARIANTS F13. */
export const F13 = defineRule({
  id: 'F13',
  title: 'Lapped fronts agree on their centre line and extension',
  limits: atMost(0.05),
  read: readings,
});
