import 'server-only';
import type { OpenDatabase } from '@/lib/db/types';
import type { Log } from '@/lib/log/log';

const CHANNEL = 'droitfil_work';

export interface WorkCall {
  /** Says that there is new work: to this process, and through the database to all others. */
  wake(): void;
  onWake(listener: () => void): void;
  /** Hears what others say. Returns how to stop. */
  listen(): () => Promise<void>;
}

/**
 * How those who work hear of new work at once. A call that is lost costs the time until they look by themselves: so it
 * is made after the commit, where it holds up nobody, and never waited for.
 */
export function createWorkCall(
  database: Pick<OpenDatabase, 'engine' | 'query' | 'listen'>,
  log: Log,
): WorkCall {
  const listeners = new Set<() => void>();
  const rouse = () => {
    for (const listener of listeners) listener();
  };
  const tell = () =>
    database.query('select pg_notify($1, $2)', [CHANNEL, '']).catch((err) => {
      log.debug({ err }, 'nobody was told of new work');
    });
  return {
    wake() {
      rouse();
      if (database.engine === 'postgres') void tell();
    },
    onWake: (listener) => listeners.add(listener),
    listen: () => database.listen(CHANNEL, rouse),
  };
}
