import 'server-only';
import { createLoop } from '@/lib/exports/loop';
import type { Log } from '@/lib/log/log';
import { isNotable } from '@/lib/log/notable';
import { count } from '@/lib/metrics/counts';

/** What is seen to now and then, by name. Each is safe to do anywhere, any number of times. */
type Chores = Readonly<Record<string, () => Promise<void>>>;

interface ChoreSettings {
  readonly log: Log;
  readonly everyMs: number;
}

/** After trouble a chore waits longer, up to this many times the usual. */
const LONGEST_WAIT = 16;

/**
 * Does each chore in a loop of its own: one that fails or hangs stops no other. One that keeps failing is tried less
 * often, and said the 1st, 2nd, 4th, 8th … time. Returns how to stop them.
 */
export function startChores(chores: Chores, settings: ChoreSettings): () => Promise<void> {
  const loops = Object.entries(chores).map(([name, chore]) => {
    const turn = patient(name, chore, settings);
    return createLoop({ turn, idleMs: settings.everyMs, onError: () => {} });
  });
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  };
}

function patient(name: string, chore: () => Promise<void>, { log, everyMs }: ChoreSettings) {
  let troubles = 0;
  let rests = 0;
  return async () => {
    if (rests-- > 0) return false;
    try {
      await chore();
      count('droitfil_chores_total', { chore: name, outcome: 'done' });
      if (troubles > 0) log.info({ chore: name, troubles }, 'chore done again');
      troubles = 0;
    } catch (error) {
      troubles += 1;
      count('droitfil_chores_total', { chore: name, outcome: 'failed' });
      rests = Math.min(LONGEST_WAIT, 2 ** (troubles - 1)) - 1;
      if (isNotable(troubles)) log.error({ chore: name, troubles, everyMs, err: error }, 'chore failed');
    }
    return false;
  };
}
