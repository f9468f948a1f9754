import { sketch, verdict } from '@/lib/drafting/draft';
import { finishedMeasures } from '@/lib/drafting/finished-measures';
import type { Draft, Refusal } from '@/lib/drafting/types';
import type { Drawing } from '@/lib/drawing/types';
import { type FitBar, fitDrawing } from '@/lib/flat/fit/fit';
import { flatDrawing } from '@/lib/flat/flat';
import { HAND_RESTS_MS } from '../hand';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, DrawJob, Pause, Summary, View } from './protocol';

/** A garment looked at: its drawings by view and what the screen says beside them, or why there are none. */
export type Look =
  | { readonly refused: Refusal }
  | {
      readonly draft: Draft;
      readonly drawings: readonly (readonly [View, Drawing])[];
      readonly summary: Summary;
    };

export function lookAt({ choices, body, views }: DrawJob): Look {
  const outcome = sketch(choices, body, views.includes('pieces'));
  if ('refused' in outcome) return outcome;
  const { draft } = outcome;
  const board = views.includes('pieces') ? pieceBoard(draft) : null;
  const fit = views.includes('fit') ? fitDrawing(draft) : null;
  const special: Partial<Record<View, Drawing | undefined>> = { pieces: board?.drawing, fit: fit?.drawing };
  return {
    draft,
    drawings: views.map((view) => [view, special[view] ?? flatDrawing(draft, asFace(view))]),
    summary: summaryOf(draft, board?.labels ?? [], fit?.bars ?? []),
  };
}

/** Work for the time between two answers to a hand: nothing it needs. */
type Meanwhile = () => Iterable<Pause>;

/**
 * First the pictures asked for and what the screen says beside them, or why there are none; then, once the hand rests
 * and should the seams not prove sound, that as well: the hand does not wait for the proof.
 */
export function* answerDraw(
  job: DrawJob,
  id: number,
  look: (job: DrawJob) => Look = lookAt,
  meanwhile: Meanwhile = () => [],
): Generator<Answer | Pause> {
  const started = performance.now();
  const seen = look(job);
  if ('refused' in seen) return yield { kind: 'refused', id, figures: {}, ...seen.refused };
  const { draft, drawings, summary } = seen;
  yield {
    kind: 'drawn',
    id,
    pictures: Object.fromEntries(drawings.map(([view, drawing]) => [view, toPicture(drawing)])),
    summary,
    tookMs: performance.now() - started,
  };
  yield* meanwhile();
  yield { kind: 'rest', ms: HAND_RESTS_MS };
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
