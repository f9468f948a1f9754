import { sketch, verdict } from '@/lib/drafting/draft';
import { finishedMeasures } from '@/lib/drafting/finished-measures';
import type { Draft } from '@/lib/drafting/types';
import type { Drawing } from '@/lib/drawing/types';
import { type FitBar, fitDrawing } from '@/lib/flat/fit/fit';
import { flatDrawing } from '@/lib/flat/flat';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, DrawJob, Picture, Summary, View } from './protocol';

/**
 * First the pictures asked for and what the screen says beside them, or why there are none; then, should the seams not
 * prove sound, that as well: the hand does not wait for the proof.
 */
export function* answerDraw({ choices, body, views }: DrawJob, id: number): Generator<Answer> {
  const started = performance.now();
  const outcome = sketch(choices, body, views.includes('pieces'));
  if ('refused' in outcome) return yield { kind: 'refused', id, figures: {}, ...outcome.refused };
  const { draft } = outcome;
  const board = views.includes('pieces') ? pieceBoard(draft) : null;
  const fit = views.includes('fit') ? fitDrawing(draft) : null;
  const special: Partial<Record<View, Drawing | undefined>> = { pieces: board?.drawing, fit: fit?.drawing };
  const pictureOf = (view: View): Picture => toPicture(special[view] ?? flatDrawing(draft, asFace(view)));
  yield {
    kind: 'drawn',
    id,
    pictures: Object.fromEntries(views.map((view) => [view, pictureOf(view)])),
    summary: summaryOf(draft, board?.labels ?? [], fit?.bars ?? []),
    tookMs: performance.now() - started,
  };
  const refused = verdict(draft);
  if (refused) yield { kind: 'refused', id, figures: {}, ...refused };
}

const asFace = (view: View) => (view === 'back' ? 'back' : 'front');

function summaryOf(draft: Draft, pieces: Summary['pieces'], bars: readonly FitBar[]): Summary {
  const { difficulty, times, ease, notices } = draft;
  const finished = finishedMeasures(draft);
  return { difficulty, ...times, finished, ease, notices, pieces, fit: bars.map(labelOf) };
}

/** Written beside the wider of garment and body. */
function labelOf({ id, y, inner, outer, garment, body }: FitBar): Summary['fit'][number] {
  return { id, x: Math.max(inner, outer) + 2, y: -y, garment, ease: garment - body };
}
