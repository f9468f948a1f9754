import { draft } from '@/lib/drafting/draft';
import type { Draft } from '@/lib/drafting/types';
import { flatDrawing } from '@/lib/flat/flat';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, DrawJob, Picture, Summary, View } from './protocol';

/** The pictures asked for and what the screen says beside them, or why there are none. */
export function answerDraw({ choices, body, views }: DrawJob, id: number): Answer {
  const started = performance.now();
  const outcome = draft(choices, body);
  if ('refused' in outcome) return { kind: 'refused', id, figures: {}, ...outcome.refused };
  const board = views.includes('pieces') ? pieceBoard(outcome.draft) : null;
  const pictureOf = (view: View): Picture =>
    toPicture(view === 'pieces' && board ? board.drawing : flatDrawing(outcome.draft, asFace(view)));
  return {
    kind: 'drawn',
    id,
    pictures: Object.fromEntries(views.map((view) => [view, pictureOf(view)])),
    summary: summaryOf(outcome.draft, board?.labels ?? []),
    tookMs: performance.now() - started,
  };
}

const asFace = (view: View) => (view === 'back' ? 'back' : 'front');

function summaryOf(
  { difficulty, times, finished, ease, notices }: Draft,
  pieces: Summary['pieces'],
): Summary {
  return { difficulty, ...times, finished, ease, notices, pieces };
}
