import type { WornJob, WornShown } from '../worker/worn-protocol';

/** So many garments are kept, each about half a megabyte. */
const MOST = 8;

/** Garments that have been hung: stepping back to one shows it at once. */
export function createWornMemory() {
  const kept = new Map<string, WornShown>();
  return {
    get: (job: WornJob) => kept.get(JSON.stringify(job)),
    put(job: WornJob, answer: WornShown) {
      const key = JSON.stringify(job);
      kept.delete(key);
      kept.set(key, answer);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
}
