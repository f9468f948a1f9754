import { sketch, verdict } from '@/lib/drafting/draft';
import type { Draft } from '@/lib/drafting/types';
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
  const outcome = sketch(choices, body);
  if ('refused' in outcome) return yield { kind: 'refused', id, figures: {}, ...outcome.refused };
  const { draft } = outcome;
  const board = views.includes('pieces') ? pieceBoard(draft) : null;
  const pictureOf = (view: View): Picture =>
    toPicture(view === 'pieces' && board ? board.drawing : flatDrawing(draft, asFace(view)));
  yield {
    kind: 'drawn',
    id,
    pictures: Object.fromEntries(views.map((view) => [view, pictureOf(view)])),
    summary: summaryOf(draft, board?.labels ?? []),
    tookMs: performance.now() - started,
  };
  const refused = verdict(draft);
  if (refused) yield { kind: 'refused', id, figures: {}, ...refused };
}

const asFace = (view: View) => (view === 'back' ? 'back' : 'front');

function summaryOf(
  { difficulty, times, finished, ease, notices }: Draft,
  pieces: Summary['pieces'],
): Summary {
  return { difficulty, ...times, finished, ease, notices, pieces };
}
