import type { Job, Request } from './protocol';

/**
 * One kind of work towards the worker: at most one job under way and the newest one waiting. Whatever lies between
 * is never sent, so a dragged slider cannot build up a queue.
 */
export interface Lane<J extends Job> {
  push(job: J): void;
  /** The answer with this id came: sends what waits and says whether the answer still counts. */
  answered(id: number): boolean;
  /** Nothing under way counts any more. */
  clear(): void;
  /** Sends the newest job again, to a worker that has just been started. */
  resend(): void;
}

export function createLane<J extends Job>(
  send: (job: J) => number,
  sameGesture: (a: J, b: J) => boolean = () => false,
): Lane<J> {
  let flying: { id: number; job: J } | null = null;
  let waiting: J | null = null;
  let dropped = false;

  const launch = (job: J) => {
    dropped = false;
    flying = { id: send(job), job };
  };

  return {
    push(job) {
      if (!flying) launch(job);
      else waiting = job;
    },
    answered(id) {
      if (flying?.id !== id) return false;
      const { job } = flying;
      const next = waiting;
      const counts = !dropped && (next === null || sameGesture(job, next));
      flying = null;
      waiting = null;
      if (next) launch(next);
      return counts;
    },
    clear() {
      waiting = null;
      dropped = true;
    },
    resend() {
      const job = waiting ?? flying?.job ?? null;
      flying = null;
      waiting = null;
      if (job && !dropped) launch(job);
    },
  };
}

/** A request is the job and a number by which its answer is known. */
export function numbered(post: (request: Request) => void, next: () => number) {
  return (job: Job): number => {
    const id = next();
    post({ ...job, id });
    return id;
  };
}
