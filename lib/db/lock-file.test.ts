import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError, takeLock } from './lock-file';

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

  it('refuses beside a living process and names it', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    try {
      const stat = existsSync('/proc') ? readFileSync(`/proc/${other.pid}/stat`, 'utf8') : '';
      const started = stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] : '';
      writeFileSync(path, JSON.stringify({ pid: other.pid, host: hostname(), started, token: 'theirs' }));
      expect(() => takeLock(path)).toThrow(new RegExp(`process ${other.pid}`));
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('takes over what a killed process left', () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(path, JSON.stringify({ pid: dead, host: hostname(), started: '1', token: 'theirs' }));
    expect(takeLock(path).held()).toBe(true);
  });

  it('is not fooled by a pid used again', () => {
    writeFileSync(
      path,
      JSON.stringify({ pid: process.ppid, host: hostname(), started: '1', token: 'theirs' }),
    );
    const free = existsSync('/proc/1/stat');
    if (free) expect(takeLock(path).held()).toBe(true);
    else expect(() => takeLock(path)).toThrow(LockedError);
  });

  it('believes a file from another machine', () => {
    writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', token: 'theirs' }));
    expect(() => takeLock(path)).toThrow(/elsewhere/);
  });

  it('takes over a file that was cut short', () => {
    writeFileSync(path, '{"pid":');
    expect(takeLock(path).held()).toBe(true);
  });

  it('does not release what another took', () => {
    const lock = takeLock(path);
    writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', token: 'theirs' }));
    lock.release();
    expect(existsSync(path)).toBe(true);
  });
});
