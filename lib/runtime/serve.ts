import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { LockedError } from '@/lib/db/lock-file';
import { config } from '@/lib/env/config';
import { type Running, startService } from './start';

const RUNNING = Symbol.for('droitfil.running');
type Holder = typeof globalThis & { [RUNNING]?: Promise<Running> };

/** Starts this process in its role, once; a process that cannot start ends at once with a plain message. */
export async function serve(): Promise<void> {
  const holder = globalThis as Holder;
  holder[RUNNING] ??= startService(config());
  const running = await holder[RUNNING].catch(refuseToRun);
  const { drainSeconds } = config();
  process.once('SIGTERM', () => end(running, drainSeconds));
  // At a terminal nobody else has to hear of it first.
  process.once('SIGINT', () => end(running, 0));
}

function refuseToRun(error: unknown): never {
  // A stack tells the person at the terminal nothing about a folder in use or a variable misspelt.
  const plain = error instanceof LockedError || (error instanceof Error && error.constructor === Error);
  process.stderr.write(
    `Droitfil cannot start. ${plain ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
}

/** Where the web server leaves the way to make it stop answering. */
const STOP = Symbol.for('droitfil.stop-answering');

/** Goes on answering for `drainSeconds`, as not ready: time for a balancer to notice and send nobody any more. */
async function end(running: Running, drainSeconds: number): Promise<void> {
  const stop = (globalThis as { [STOP]?: () => Promise<void> })[STOP];
  globalThis.setTimeout(() => process.exit(1), 60_000).unref();
  const drained = async () => {
    await setTimeout(drainSeconds * 1000);
    await stop?.();
  };
  await running.close(stop && drained).catch(() => undefined);
  process.exit(0);
}
