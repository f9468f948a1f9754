import type { Choices } from '@/lib/choices/types';
import { createDrawingMemory } from './drawing-memory';
import { createLane, type Lane } from './lane';
import { likelyNext } from './likely-next';
import type { Answer, Drawing, DrawJob, Job } from './protocol';

/** The page's drawings: those it has kept are shown at once, all others asked for, and the likely next one with them. */
interface Drawings {
  readonly lane: Lane<DrawJob>;
  ask(job: DrawJob): void;
  /** Has drawn what may be asked for next, while nothing else is: it keeps nothing waiting. */
  foresee(next: readonly Choices[]): void;
  /** Keeps what an answer brought, whether or not it is still the one to be shown. */
  keep(answer: Answer): void;
}

export function createDrawings(send: (job: Job) => number, show: (drawing: Drawing) => void): Drawings {
  const kept = createDrawingMemory();
  /** What the answers that may still come were asked for. */
  const asked = new Map<number, DrawJob>();
  let last: DrawJob | undefined;

  const sendAsked = (job: DrawJob) => {
    const id = send(job);
    asked.set(id, job);
    return id;
  };
  const lane = createLane<DrawJob>(sendAsked, isSameGesture);

  const unknown = (job: DrawJob, next: readonly Choices[]) =>
    next.filter((choices) => !kept.get({ ...job, choices }));
  const nextOf = (job: DrawJob) => {
    const next = last && likelyNext(last.choices, job.choices);
    return next ? unknown(job, [next]) : [];
  };

  return {
    lane,
    ask(job) {
      const known = kept.get(job);
      const next = nextOf(job);
      last = job;
      // What is on its way would be shown over what is known.
      if (known) lane.clear();
      lane.push({ ...job, known: known !== undefined, next });
      if (known) show(known);
    },
    foresee(choices) {
      if (!last || !kept.get(last)) return;
      const next = unknown(last, choices);
      if (next.length > 0) sendAsked({ ...last, known: true, next });
    },
    keep(answer) {
      if (answer.kind !== 'drawn' && answer.kind !== 'ahead') return;
      const { id, pictures, summary } = answer;
      const job = asked.get(id);
      if (!job) return;
      const { choices } = answer.kind === 'ahead' ? answer : job;
      kept.put({ ...job, choices }, { pictures, summary });
      for (const before of asked.keys()) if (before < id) asked.delete(before);
    },
  };
}

function isSameGesture(a: DrawJob, b: DrawJob): boolean {
  return a.gesture !== undefined && a.gesture === b.gesture;
}
