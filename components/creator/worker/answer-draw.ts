import { sketch, verdict } from '@/lib/drafting/draft';
import { finishedMeasures } from '@/lib/drafting/finished-measures';
import type { DraftOutcome } from '@/lib/drafting/outcome';
import type { Drawing as Lines } from '@/lib/drawing/types';
import { type FitBar, fitDrawing } from '@/lib/flat/fit/fit';
import { flatDrawing } from '@/lib/flat/flat';
import type { Draft } from '@/lib/pattern/types';
import { HAND_RESTS_MS } from '../hand';
import { toPicture } from './picture';
import { pieceBoard } from './piece-board';
import type { Answer, Drawing, DrawJob, Pause, Picture, Summary, View } from './protocol';

/** Time for the page to show a drawing before the processor is asked for more, in ms. */
const SHOWN_MS = 25;

/**
 * First the pictures asked for and what the screen says beside them, or why there are none; then the drawing a hand
 * that goes on will ask for next; last, once the hand rests and should the seams not prove sound, that as well: the
 * hand does not wait for the proof.
 */
export function* answerDraw(job: DrawJob, id: number): Generator<Answer | Pause> {
  const outcome = job.known ? yield* shown(job, id) : yield* drawn(job, id);
  if ('draft' in outcome) yield* proven(outcome.draft, id);
}

/** What the page knows is drawn for its proof alone, after what it may ask for next. */
function* shown(job: DrawJob, id: number): Generator<Answer | Pause, DraftOutcome> {
  yield { kind: 'shown', id };
  yield* drawnAhead(job, id);
  yield { kind: 'rest', ms: HAND_RESTS_MS };
  return sketchOf(job);
}

function* drawn(job: DrawJob, id: number): Generator<Answer | Pause, DraftOutcome> {
  const started = performance.now();
  const outcome = sketchOf(job);
  if ('refused' in outcome) {
    yield { kind: 'refused', id, figures: {}, ...outcome.refused };
    return outcome;
  }
  yield { kind: 'drawn', id, ...draw(job, outcome.draft), tookMs: performance.now() - started };
  yield* drawnAhead(job, id);
  yield { kind: 'rest', ms: HAND_RESTS_MS };
  return outcome;
}

function* drawnAhead({ next = [], ...job }: DrawJob, id: number): Generator<Answer | Pause> {
  for (const choices of next) {
    yield { kind: 'rest', ms: SHOWN_MS };
    const outcome = sketchOf({ ...job, choices });
    if ('draft' in outcome) yield { kind: 'ahead', id, choices, ...draw(job, outcome.draft) };
  }
}

function* proven(draft: Draft, id: number): Generator<Answer> {
  const refused = verdict(draft);
  if (refused) yield { kind: 'refused', id, figures: {}, ...refused };
}

function sketchOf({ choices, body, views }: DrawJob): DraftOutcome {
  return sketch(choices, body, views.includes('pieces'));
}

function draw({ views }: DrawJob, draft: Draft): Drawing {
  const board = views.includes('pieces') ? pieceBoard(draft) : null;
  const fit = views.includes('fit') ? fitDrawing(draft) : null;
  const special: Partial<Record<View, Lines | undefined>> = { pieces: board?.drawing, fit: fit?.drawing };
  const pictureOf = (view: View): Picture => {
    const lines = special[view];
    return lines ? toPicture(lines) : toPicture(flatDrawing(draft, asFace(view)), { worn: true });
  };
  return {
    pictures: Object.fromEntries(views.map((view) => [view, pictureOf(view)])),
    summary: summaryOf(draft, board?.labels ?? [], fit?.bars ?? []),
  };
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
