import 'server-only';
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';

/** Who a lock file names. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, so that a reused pid is not taken for the holder. */
  readonly started: string;
  readonly token: string;
  /** The running kernel, where the system tells it: another after each start of the machine. */
  readonly kernel?: string;
  /** Within which pids mean the same processes: containers have their own. */
  readonly pids?: string;
}

/** Without a sign of life for so long, a holder we cannot look at counts as gone. */
const SILENT_MS = 20_000;

export function thisProcess(token: string): Holder {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid), token, ...here() };
}

/**
 * Whether the holder of `path` still runs. Asked of the system where it can tell: by its pid, or from another container
 * by a pipe that it holds open and that closes with it, however it ends. What runs on another machine shows by its
 * signs of life alone.
 */
export function isAlive(path: string, holder: Holder): boolean {
  const { kernel, pids } = here();
  const sameMachine = kernel ? holder.kernel === kernel : holder.host === hostname();
  if (sameMachine && holder.pids === pids) return isRunning(holder);
  return (sameMachine ? isRead(pipeOf(path)) : undefined) ?? silence(path) < SILENT_MS;
}

/** Holds the pipe of `path` open until the process ends. Returns how to close it before. */
export function holdPipe(path: string): () => void {
  const pipe = pipeOf(path);
  // Where it is there already, or the system knows no such thing, that changes nothing.
  spawnSync('mkfifo', [pipe], { stdio: 'ignore' });
  try {
    const held = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    return () => closeSync(held);
  } catch {
    return () => {};
  }
}

/** Gives a sign of life for the holder of `path`; on a full disk the last one has to do. */
export function beat(path: string): void {
  attempt(() => writeFileSync(beatOf(path), '.'));
}

/** Takes away what stands beside the lock file. */
export function clearSigns(path: string): void {
  rmSync(beatOf(path), { force: true });
  rmSync(pipeOf(path), { force: true });
}

const pipeOf = (path: string) => `${path}.pipe`;
const beatOf = (path: string) => `${path}.beat`;

function here(): Pick<Holder, 'kernel' | 'pids'> {
  const kernel = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const pids = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return { ...(kernel ? { kernel } : {}), ...(pids ? { pids } : {}) };
}

function isRunning({ pid, started }: Holder): boolean {
  if (pid !== process.pid) {
    try {
      process.kill(pid, 0);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  }
  return started === startOf(pid);
}

/** Start time in clock ticks where the system tells it, otherwise empty. */
function startOf(pid: number): string {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Whether somebody holds the pipe open; undefined where there is none. */
function isRead(pipe: string): boolean | undefined {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    return statSync(pipe).isFIFO() ? true : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENXIO' ? false : undefined;
  }
}

/** Milliseconds since the last sign of life, by the clock of the file system: those of two machines may differ. */
function silence(path: string): number {
  const probe = `${path}.${process.pid}.probe`;
  writeFileSync(probe, '');
  const now = statSync(probe).mtimeMs;
  rmSync(probe, { force: true });
  const last = attempt(() => statSync(beatOf(path)).mtimeMs) ?? attempt(() => statSync(path).mtimeMs);
  return last === undefined ? Number.POSITIVE_INFINITY : now - last;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
