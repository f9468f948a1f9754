import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteFigure } from '@/lib/testing/figures';
import { testFolder } from '@/lib/testing/runtime/folder';
import { ended, start, until } from '@/lib/testing/runtime/processes';

const dir = testFolder('processes');
const started: ChildProcess[] = [];

function run(env: Record<string, string>): ChildProcess {
  const child = start(dir, 'worker', env);
  started.push(child);
  return child;
}

/** Makes a process say at its end how long the processor worked for it. */
const tellsItsTime = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    process.stderr.write('processor time ' + Math.round((user + system) / 1000) + ' ms');
  });`,
)}`;

beforeAll(async () => {
  const { buildServer } = await import('../../scripts/build-server.mjs');
  await buildServer({ outdir: dir, only: ['render', 'worker'] });
}, 60_000);
afterAll(() => {
  // A test that failed in the middle leaves none behind.
  for (const child of started) child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

describe('a process', () => {
  it('has the embedded database to itself, and leaves it to the next', async () => {
    const DATA_DIR = join(dir, 'data');
    const first = run({ DATA_DIR });
    await until(first, /"started"/);
    const second = await ended(run({ DATA_DIR, NODE_OPTIONS: tellsItsTime }));
    expect(second.code).toBe(1);
    const [, spent] = second.output.match(/processor time (\d+) ms/) ?? [];
    noteFigure('A3', `refused after ${second.milliseconds} ms, ${spent} ms of them of the processor`);
    // Two seconds when nothing else runs: on a crowded machine they pass while the process waits for its turn.
    expect(Number(spent)).toBeLessThan(2_000);
    expect(second.milliseconds - Number(spent)).toBeLessThan(20_000);
    expect(second.output).toMatch(/in use by process \d+/);
    expect(second.output).not.toMatch(/\n\s+at /);
    first.kill('SIGTERM');
    expect(await ended(first)).toMatchObject({ code: 0 });
    const third = run({ DATA_DIR });
    await until(third, /"started"/);
    third.kill('SIGKILL');
    await ended(third);
    const fourth = run({ DATA_DIR });
    await until(fourth, /"started"/);
    fourth.kill('SIGTERM');
    await ended(fourth);
  }, 120_000);

  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://nobody@localhost:1/none' }, /cannot start/],
    [{ IDENTITY_FR_TENANT: 'x' }, /IDENTITY_FR_CLIENT_ID/],
  ])(
    'that cannot start with %j says why and ends',
    async (env, words) => {
      const outcome = await ended(run({ DATA_DIR: join(dir, 'other'), ...env }));
      expect(outcome.code).toBe(1);
      expect(outcome.output).toMatch(words);
    },
    30_000,
  );
});
