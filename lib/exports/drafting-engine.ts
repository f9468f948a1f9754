import 'server-only';
import { Piscina } from 'piscina';
import { asUnavailable } from './as-unavailable';
import type { DraftOutcome, Engine } from './engine';

/** Longest time anybody waits for a draft, milliseconds. */
const PATIENCE_MS = 10_000;

/** Our own drafting engine, in threads running the bundle at `filename`, started when they are first needed. */
export function openDraftingEngine(filename: string, threads: number): Engine {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    // Past this, whoever comes is told to come back rather than kept waiting.
    maxQueue: 200,
    idleTimeout: 600_000,
    resourceLimits: { maxOldGenerationSizeMb: 300 },
  });
  return {
    async draft(choices, body, look) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const outcome: DraftOutcome = await pool.run({ choices, body, look }, { signal }).catch(asUnavailable);
      return outcome;
    },
    close: () => pool.destroy(),
  };
}
