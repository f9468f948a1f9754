import { createKept } from './kept';
import { createLane, type Lane } from './lane';
import { likelyNext } from './likely-next';
import type { Answer, Drawing, DrawJob, Job } from './protocol';

/** The page's drawings: those it has kept are shown at once, all others asked for, and the likely next one with them. */
export interface Drawings {
  readonly lane: Lane<DrawJob>;
  ask(job: DrawJob): void;
  /** Keeps what an answer brought, whether or not it is still the one to be shown. */
  keep(answer: Answer): void;
}

export function createDrawings(send: (job: Job) => number, show: (drawing: Drawing) => void): Drawings {
  const kept = createKept();
  /** What the answers that may still come were asked for. */
  const asked = new Map<number, DrawJob>();
  let last: DrawJob | undefined;

  const lane = createLane<DrawJob>((job) => {
    const id = send(job);
    asked.set(id, job);
    return id;
  }, isSameGesture);

  const nextOf = (job: DrawJob) => {
    const next = last && likelyNext(last.choices, job.choices);
    return next && !kept.get({ ...job, choices: next }) ? next : undefined;
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
    keep(answer) {
      if (answer.kind !== 'drawn' && answer.kind !== 'ahead') return;
      const { id, pictures, summary } = answer;
      const job = asked.get(id);
      if (!job) return;
      const choices = (answer.kind === 'ahead' && job.next) || job.choices;
      kept.put({ ...job, choices }, { pictures, summary });
      for (const before of asked.keys()) if (before < id) asked.delete(before);
    },
  };
}

function isSameGesture(a: DrawJob, b: DrawJob): boolean {
  return a.gesture !== undefined && a.gesture === b.gesture;
}
