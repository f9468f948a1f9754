import 'server-only';
import pg from 'pg';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

interface Listening {
  readonly url: string;
  readonly channel: string;
  readonly onNotice: () => void;
  readonly onLost?: (error: Error) => void;
}

/**
 * Listens to `channel` on a connection of its own to PostgreSQL itself: a pooler would give it to others. One that
 * breaks is opened again, later and later, and `onNotice` called then, because something may have been missed.
 */
export function listen({ url, channel, onNotice, onLost }: Listening): () => Promise<void> {
  let stopped = false;
  let client: pg.Client | undefined;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;

  const retry = (broken: pg.Client, error: Error) => {
    if (stopped || client !== broken) return;
    client = undefined;
    onLost?.(error);
    broken.end().catch(() => undefined);
    timer = setTimeout(open, pause);
    timer.unref();
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  };
  const open = async () => {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'droitfil listens',
    });
    client = own;
    own.on('error', (error) => retry(own, error));
    own.on('end', () => retry(own, new Error('The connection that listens ended.')));
    own.on('notification', onNotice);
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      pause = FIRST_PAUSE_MS;
      onNotice();
    } catch (error) {
      retry(own, error as Error);
    }
  };
  const opening = open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await opening;
    await client?.end().catch(() => undefined);
  };
}
