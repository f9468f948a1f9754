import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { files, jobs, storageRemovals, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { testEngines } from '@/lib/testing/db/databases';
import {
  draws,
  scriptedRenderer,
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { createExclusiveWork } from './exclusive-work';
import { fulfil } from './fulfil';
import { claimJob } from './job';
import { placeExport } from './place';
import type { Renderer } from './renderer';
import { findExport } from './views';

describe.each(testEngines())('an export while something is away, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let exportServices: TestExportServices;
  let jeanne: User;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    exportServices = testExportServices(opened);
    jeanne = await testUser(opened, 'jeanne');
  });
  afterEach(async () => {
    exportServices.clear();
    await opened.db.delete(users);
    await opened.db.delete(storageRemovals);
  });

  const order = (key: string) => placeExport(exportServices, jeanne, testOrder(key));
  const row = async () => (await opened.db.select().from(jobs))[0];
  const makeDue = () => opened.db.update(jobs).set({ runAfter: sql`now()` }).where(eq(jobs.status, 'queued'));

  async function doNext(
    renderer: Renderer,
    services: TestExportServices = exportServices,
    alone = createExclusiveWork(),
  ) {
    await makeDue();
    const job = await claimJob(opened.db, 30);
    const closing = new AbortController().signal;
    if (job) await fulfil({ services, renderer, leaseSeconds: 30, closing, alone }, job);
  }

  /** A storage that takes one file and no more, and remembers which it has. */
  function fullStorage() {
    const kept = new Set<string>();
    const storage = {
      ...exportServices.storage,
      async put(key: string) {
        if (kept.size === 1) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        kept.add(key);
      },
      async remove(key: string) {
        kept.delete(key);
      },
    };
    return { kept, services: { ...exportServices, storage } };
  }

  it('waits for storage without failing, draws again only when that is back, and ends ready', async () => {
    const { exportId } = await order('storage-away');
    const { kept, services } = fullStorage();
    const away = { ...services.storage, check: () => Promise.reject(new Error('away')) };
    const renderer = scriptedRenderer(draws);
    for (let i = 0; i < 8; i++) await doNext(renderer, { ...services, storage: away });
    expect(renderer.calls()).toBe(1);
    expect(kept.size).toBe(0);
    expect(await row()).toMatchObject({ status: 'queued', attempts: 0, outageSince: expect.any(Date) });
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'running' });
    await doNext(renderer);
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'ready' });
    expect(exportServices.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
    expect(await row()).toMatchObject({ status: 'done', outageSince: null });
  });

  it('gives up after a quarter of an hour, leaves no file behind and gives the credit back', async () => {
    const { exportId } = await order('storage-gone');
    const { kept, services } = fullStorage();
    await doNext(scriptedRenderer(draws), services);
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'running' });
    await opened.db.update(jobs).set({ outageSince: sql`now() - interval '16 minutes'` });
    await doNext(scriptedRenderer(draws), services);
    expect(kept.size).toBe(0);
    expect(await opened.db.$count(files)).toBe(0);
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'failed' });
    expect(exportServices.movesOf(exportId)).toEqual(['reserve:1', 'release:1']);
  });

  it('is not blamed for workers that died of something else', async () => {
    const { exportId } = await order('killed-workers');
    for (let i = 0; i < 5; i++) {
      const job = (await claimJob(opened.db, 30)) ?? (await makeDue().then(() => claimJob(opened.db, 30)));
      expect(job).toBeDefined();
      await opened.db.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` });
    }
    await claimJob(opened.db, 30);
    expect(await row()).toMatchObject({ status: 'queued', losses: 5, attempts: 0 });
    await doNext(scriptedRenderer(draws));
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'ready' });
  });

  it('that lost two workers is done while nothing else is', async () => {
    await order('suspect-1');
    await opened.db.update(jobs).set({ losses: 2 });
    const alone = createExclusiveWork();
    let release = () => {};
    const neighbour = alone.during(
      false,
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const renderer = scriptedRenderer(draws);
    const suspect = doNext(renderer, exportServices, alone);
    await expect.poll(async () => (await row())?.status).toBe('running');
    expect(renderer.calls()).toBe(0);
    release();
    await Promise.all([neighbour, suspect]);
    expect(renderer.calls()).toBe(1);
  });
});
