import { answerDraw, type Look, lookAt } from './answer-draw';
import { likelyNext } from './likely-next';
import type { Answer, DrawJob, Pause } from './protocol';

/** Drawings kept: enough to go to and fro on a question or a tape, and for some steps of undoing. */
const KEPT = 12;
/** Time for the page to show a drawing before the processor is asked for more, in ms. */
const SHOWN_MS = 25;

/**
 * Answers that keep the last drawings: going back shows them without drawing anything, and while a hand goes on in one
 * direction its next step is drawn before it is asked for.
 */
export function rememberingDraw(look: (job: DrawJob) => Look = lookAt) {
  const kept = new Map<string, Look>();
  let last: DrawJob | undefined;

  const remembered = (job: DrawJob): Look => {
    const key = JSON.stringify([job.choices, job.body, job.views]);
    const seen = kept.get(key) ?? look(job);
    kept.delete(key);
    kept.set(key, seen);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return seen;
  };

  function* ahead(before: DrawJob | undefined, job: DrawJob): Generator<Pause> {
    const choices = before && likelyNext(before.choices, job.choices);
    if (!choices) return;
    yield { kind: 'rest', ms: SHOWN_MS };
    remembered({ ...job, choices });
  }

  return (job: DrawJob, id: number): Iterable<Answer | Pause> => {
    const before = last;
    last = job;
    return answerDraw(job, id, remembered, () => ahead(before, job));
  };
}
