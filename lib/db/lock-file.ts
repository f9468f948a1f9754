import 'server-only';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, so that a reused pid is not taken for the holder. */
  readonly started: string;
  readonly token: string;
}

export interface FileLock {
  /** Whether the file still names this holder. */
  held(): boolean;
  release(): void;
}

/** Another living process holds the lock; the message is meant for the person at the terminal. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Takes `path` for this process until it releases it or ends; throws LockedError when another process of this
 * machine holds it. A file left behind by a killed process is taken over.
 */
export function takeLock(path: string): FileLock {
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
    token: randomUUID(),
  };
  if (!create(path, mine)) {
    const holder = read(path);
    if (holder && isAlive(holder)) throw refusal(path, holder);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw refusal(path, read(path));
  }
  const held = () => read(path)?.token === mine.token;
  // Two processes may have cleared the same stale file at once: the one whose token stayed has the lock.
  pause(30);
  if (!held()) throw refusal(path, read(path));
  const release = () => {
    if (held()) rmSync(path, { force: true });
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

function isAlive(holder: Holder): boolean {
  // A folder shared between machines: we cannot look there, so we believe the file.
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return holder.started === startOf(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return holder.started === startOf(holder.pid);
}

/** Start time in clock ticks where the system tells it, otherwise empty. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
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
