import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LockedError, takeLock } from './lock-file';
import { type Holder, thisProcess } from './lock-holder';

describe('the lock of the embedded database', () => {
  let dir: string;
  let path: string;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'droitfil-lock-'));
    path = join(dir, 'database.lock');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is taken once and free again after release', () => {
    const lock = takeLock(path);
    expect(lock.held()).toBe(true);
    expect(() => takeLock(path)).toThrow(LockedError);
    lock.release();
    expect(existsSync(path)).toBe(false);
    takeLock(path).release();
  });

  /** Leaves the file of another process of this machine, changed by `changes`. */
  function leave(changes: Partial<Holder> = {}) {
    writeFileSync(path, JSON.stringify({ ...thisProcess('theirs'), ...changes }));
  }
  const startedOf = (pid = 0) => {
    const stat = existsSync('/proc') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  };

  async function beside(script: string, act: (other: ChildProcess) => Promise<void> | void) {
    const other = spawn(process.execPath, [
      '-e',
      `${script};console.log('ready');setTimeout(() => {}, 60000)`,
      path,
    ]);
    try {
      await once(other.stdout, 'data');
      await act(other);
    } finally {
      other.kill('SIGKILL');
    }
  }

  async function end(other: ChildProcess) {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }

  it('refuses beside a living process and names it, whatever its machine is called', () =>
    beside('', ({ pid }) => {
      for (const host of [hostname(), 'renamed']) {
        leave({ pid, host, started: startedOf(pid) });
        expect(() => takeLock(path)).toThrow(new RegExp(`process ${pid} on ${host}`));
      }
    }));

  it.each([hostname(), 'the-container-before'])('takes over what a process killed on %s left', (host) => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    leave({ pid: dead, host, started: '1' });
    expect(takeLock(path).held()).toBe(true);
  });

  it('is not fooled by a pid used again', () => {
    leave({ pid: process.ppid, started: '1' });
    const free = existsSync('/proc/1/stat');
    if (free) expect(takeLock(path).held()).toBe(true);
    else expect(() => takeLock(path)).toThrow(LockedError);
  });

  it.skipIf(!existsSync('/proc/self/ns/pid'))(
    'is refused as long as a process of another container holds it, and free when that is killed',
    () => {
      const holds = `const fs = require('node:fs'), { spawnSync } = require('node:child_process');
        const pipe = process.argv[1] + '.pipe';
        spawnSync('mkfifo', [pipe]);
        fs.openSync(pipe, fs.constants.O_RDWR | fs.constants.O_NONBLOCK)`;
      return beside(holds, async (other) => {
        // Its pid says nothing here: it may be that of this very process.
        leave({ host: 'container', pids: 'pid:[1]' });
        utimesSync(path, 0, 0);
        expect(() => takeLock(path)).toThrow(/on container/);
        await end(other);
        expect(takeLock(path).held()).toBe(true);
      });
    },
  );

  it('believes a process of another machine for as long as it gives a sign of life', () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    const elsewhere = { host: 'elsewhere', kernel: 'another', pids: 'pid:[1]' };
    leave(elsewhere);
    writeFileSync(`${path}.beat`, '.');
    utimesSync(`${path}.beat`, ago(10), ago(10));
    expect(() => takeLock(path)).toThrow(/elsewhere/);
    utimesSync(`${path}.beat`, ago(30), ago(30));
    expect(takeLock(path).held()).toBe(true);
  });

  it('gives signs of life, and says when another took it for dead', async () => {
    vi.useFakeTimers();
    const onLost = vi.fn();
    const lock = takeLock(path, onLost);
    utimesSync(`${path}.beat`, 0, 0);
    vi.advanceTimersByTime(6_000);
    expect(statSync(`${path}.beat`).mtimeMs).toBeGreaterThan(0);
    expect(onLost).not.toHaveBeenCalled();
    leave({ pid: process.ppid });
    vi.advanceTimersByTime(20_000);
    expect(onLost).toHaveBeenCalledTimes(1);
    lock.release();
    expect(existsSync(path)).toBe(true);
    vi.useRealTimers();
  });

  it('takes over a file that was cut short', () => {
    writeFileSync(path, '{"pid":');
    expect(takeLock(path).held()).toBe(true);
  });

  it('does not release what another took', () => {
    const lock = takeLock(path);
    leave();
    lock.release();
    expect(existsSync(path)).toBe(true);
  });

  it('leaves nothing beside the database after release', () => {
    takeLock(path).release();
    expect(readdirSync(dir)).toEqual([]);
  });
});
