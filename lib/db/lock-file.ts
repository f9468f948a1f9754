import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beat, clearSigns, type Holder, holdPipe, isAlive, thisProcess } from './lock-holder';

interface FileLock {
  /** Whether the file still names this holder. */
  held(): boolean;
  release(): void;
}

/** Another living process holds the lock; the message is meant for the person at the terminal. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const BEAT_MS = 5_000;

/**
 * Takes `path` for this process until it releases it or ends; throws LockedError when another living process holds it,
 * here, in another container or on another machine. A file left behind by a killed process is taken over. `onLost` is
 * told when another took it for dead: a process that was frozen must write nothing more.
 */
export function takeLock(path: string, onLost: () => void = () => {}): FileLock {
  const mine = thisProcess(randomUUID());
  if (!create(path, mine)) {
    const holder = read(path);
    if (holder && isAlive(path, holder)) throw refusal(path, holder);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw refusal(path, read(path));
  }
  const closePipe = holdPipe(path);
  beat(path);
  const held = () => read(path)?.token === mine.token;
  // Two processes may have cleared the same stale file at once: the one whose token stayed has the lock.
  pause(30);
  if (!held()) {
    closePipe();
    throw refusal(path, read(path));
  }
  const life = setInterval(() => {
    const named = read(path);
    if (!named || named.token === mine.token) return beat(path);
    clearInterval(life);
    onLost();
  }, BEAT_MS).unref();
  const release = () => {
    clearInterval(life);
    closePipe();
    if (!held()) return;
    clearSigns(path);
    rmSync(path, { force: true });
  };
  return { held, release };
}

function create(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function refusal(path: string, holder: Holder | undefined) {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new LockedError(
    `The embedded database is in use by ${who} (${path}). Stop that process, or set DATABASE_URL to a PostgreSQL server to run several.`,
  );
}

function pause(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
