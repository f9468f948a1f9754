import type { Drawing, DrawJob } from './protocol';

/** Enough to go to and fro on a question or a tape, and for some steps of undoing. */
const KEPT = 16;

/** The last drawings by what they were drawn for: going back shows them at once. */
interface DrawingMemory {
  get(job: DrawJob): Drawing | undefined;
  put(job: DrawJob, drawing: Drawing): void;
}

export function createDrawingMemory(): DrawingMemory {
  const drawings = new Map<string, Drawing>();
  return {
    get: (job) => drawings.get(keyOf(job)),
    put(job, drawing) {
      const key = keyOf(job);
      drawings.delete(key);
      drawings.set(key, drawing);
      const [oldest] = drawings.keys();
      if (drawings.size > KEPT && oldest !== undefined) drawings.delete(oldest);
    },
  };
}

function keyOf({ choices, body, views }: DrawJob): string {
  return JSON.stringify([choices, body, views]);
}
