import { describe, expect, it } from 'vitest';
import type { Log } from '@/lib/log/log';
import { startChores } from './chores';

describe('the chores of the scheduler', () => {
  const told: [string, number][] = [];
  const log = {
    info() {},
    error: ({ chore, troubles }: { chore: string; troubles: number }) => told.push([chore, troubles]),
  } as unknown as Log;

  it('go on beside one that fails and one that hangs, and say less and less of the one that fails', async () => {
    let done = 0;
    let failures = 0;
    const stop = startChores(
      {
        failing: async () => {
          failures += 1;
          throw new Error('AccessDenied');
        },
        hanging: () => new Promise((resolve) => setTimeout(resolve, 400)),
        erasing: async () => {
          done += 1;
        },
      },
      { log, everyMs: 1 },
    );
    await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThanOrEqual(5);
    await stop();
    // It rests 1, 3, 7 … turns between its tries, the others none.
    expect(done).toBeGreaterThan(failures);
    const powers = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].filter((times) => times <= failures);
    expect(told).toEqual(powers.map((times) => ['failing', times]));
  });
});
