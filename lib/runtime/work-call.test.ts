import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@/lib/db/types';
import { createLog } from '@/lib/log/log';
import { testEngines } from '@/lib/testing/db/databases';
import { createWorkCall } from './work-call';

describe.each(testEngines())('the call to work, on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  const callOf = () => createWorkCall(opened, createLog('silent'));

  it('is heard by the process that makes it', () => {
    let heard = 0;
    const call = callOf();
    call.onWake(() => {
      heard += 1;
    });
    call.wake();
    expect(heard).toBe(1);
  });

  it('is heard by others, where others can be, also after their connection broke', async () => {
    if (opened.engine === 'embedded') return;
    let heard = 0;
    const [one, other] = [callOf(), callOf()];
    other.onWake(() => {
      heard += 1;
    });
    const stop = other.listen();
    /** What is done is heard of, once or more often: who listens anew looks by himself too. */
    const isHeardOf = async (done: () => unknown) => {
      const before = heard;
      await done();
      await expect.poll(() => heard).toBeGreaterThan(before);
    };
    // Once it listens it looks by itself: something may have been said before.
    await expect.poll(() => heard).toBeGreaterThan(0);
    await isHeardOf(() => one.wake());
    await isHeardOf(() =>
      opened.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'droitfil listens' and datname = current_database()",
      ),
    );
    await isHeardOf(() => one.wake());
    await stop();
  });
});
