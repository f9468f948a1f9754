import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { files, jobs, outbox, storageRemovals, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { testEngines } from '@/lib/testing/db/databases';
import {
  draws,
  scriptedRenderer,
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { openFile, withdrawLinks } from './file-links';
import { fulfil } from './fulfil';
import { claimJob } from './job';
import { startRepair } from './lost-files';
import { placeExport } from './place';
import type { Renderer } from './renderer';
import { resendExport, retryExport } from './retry-export';
import { checkFiles, forgetJobs, removeObjects } from './sweep';
import { findExport } from './views';

describe.each(testEngines())('files that storage lost, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let jeanne: User;
  let exportId: string;
  let tokens: string[];

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    services = testExportServices(opened);
    jeanne = await testUser(opened, 'jeanne');
    exportId = (await placeExport(services, jeanne, testOrder('lost-files'))).exportId;
    await doNext(scriptedRenderer(draws));
    const { files: shown } = await findExport(services, jeanne, exportId);
    tokens = shown.map(({ url }) => url.split('/').at(-1) ?? '');
  });
  afterEach(async () => {
    services.clear();
    await opened.db.delete(users);
    await opened.db.delete(storageRemovals);
  });

  async function doNext(renderer: Renderer): Promise<boolean> {
    const job = await claimJob(opened.db, 30);
    const closing = new AbortController().signal;
    if (job) await fulfil({ services, renderer, leaseSeconds: 30, closing }, job);
    return job !== undefined;
  }

  async function lose(which: 'one' | 'all') {
    const kept = await opened.db.select().from(files);
    for (const { storageKey } of which === 'one' ? kept.slice(0, 1) : kept)
      await services.storage.remove(storageKey);
  }

  const download = async (token = '') => new TextDecoder().decode((await openFile(services, token)).bytes);

  async function isWholeAgain() {
    expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'ready', step: 'done' });
    expect(await doNext(scriptedRenderer(draws))).toBe(true);
    expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'ready', step: 'done' });
    // The links of the mail go on opening them.
    expect(await Promise.all(tokens.map(download))).toEqual(['%PDF a4', '%PDF booklet']);
    expect(services.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
    expect(await opened.db.$count(outbox)).toBe(1);
    expect(await doNext(scriptedRenderer(draws))).toBe(false);
  }

  it('or that she withdrew open by no link sent before, and by every later one', async () => {
    expect(await download(tokens[0])).toBe('%PDF a4');
    const other = await testUser(opened, 'other');
    await expect(withdrawLinks(services, other, exportId)).rejects.toMatchObject({ code: 'not-found' });
    await withdrawLinks(services, jeanne, exportId);
    for (const token of tokens) await expect(download(token)).rejects.toMatchObject({ code: 'link-expired' });
    const { files: shown } = await findExport(services, jeanne, exportId);
    const fresh = shown[0]?.url.split('/').at(-1);
    expect(await download(fresh)).toBe('%PDF a4');
    await resendExport(services, jeanne, exportId);
    const letters = await opened.db.select().from(outbox);
    const links = letters.map(({ text }) => /api\/files\/(\S+)/.exec(text)?.[1] ?? '');
    const opening = await Promise.allSettled(links.map((token) => download(token)));
    expect(opening.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are made again long after the job that made them was forgotten', async () => {
    await forgetJobs(opened.db);
    expect(await opened.db.$count(jobs)).toBe(1);
    await opened.db.update(jobs).set({ runAfter: sql`now() - interval '31 days'` });
    await forgetJobs(opened.db);
    expect(await opened.db.$count(jobs)).toBe(0);
    await lose('one');
    expect(await startRepair(services, exportId)).toBe(true);
    expect(await startRepair(services, exportId)).toBe(false);
    await doNext(scriptedRenderer(draws));
    expect(await download(tokens[0])).toBe('%PDF a4');
  });

  it('are made again when a download finds nothing, for nothing and without a mail', async () => {
    await lose('one');
    for (const token of [tokens[0], tokens[0]])
      await expect(download(token)).rejects.toMatchObject({ code: 'file-lost' });
    await isWholeAgain();
  });

  it('are made again when she asks for it', async () => {
    await lose('all');
    await retryExport(services, jeanne, exportId);
    await isWholeAgain();
    await expect(retryExport(services, jeanne, exportId)).rejects.toMatchObject({
      code: 'export-not-failed',
    });
    await resendExport(services, jeanne, exportId);
    expect(await opened.db.$count(outbox)).toBe(2);
  });

  it('are noticed by the round of each day, once', async () => {
    await lose('all');
    await checkFiles(services);
    expect(await doNext(scriptedRenderer(draws))).toBe(false);
    await opened.db.update(files).set({ checkedAt: sql`now() - interval '25 hours'` });
    await checkFiles(services);
    await checkFiles(services);
    await isWholeAgain();
  });

  it('are left alone when most are missing: then it is the storage that is wrong', async () => {
    const [file] = await opened.db.select().from(files);
    if (!file) throw new Error('no file');
    const many = Array.from({ length: 60 }, (_, i) => {
      const { id: _id, ...rest } = file;
      return { ...rest, format: `f${i}`, storageKey: `gone/${i}`, checkedAt: sql`now() - interval '2 days'` };
    });
    await opened.db.insert(files).values(many);
    await checkFiles(services);
    expect(await doNext(scriptedRenderer(draws))).toBe(false);
  });

  it('that cannot be made again leave the export ready, and are tried again later', async () => {
    await lose('all');
    await expect(download(tokens[0])).rejects.toMatchObject({ code: 'file-lost' });
    const refuses = scriptedRenderer(async () => {
      throw new AppError('failed-check');
    });
    expect(await doNext(refuses)).toBe(true);
    expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'ready' });
    expect(services.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
    await expect(download(tokens[0])).rejects.toMatchObject({ code: 'file-lost' });
    expect(await doNext(refuses)).toBe(false);
    await opened.db.update(jobs).set({ runAfter: sql`now() - interval '1 hour'` });
    await expect(download(tokens[0])).rejects.toMatchObject({ code: 'file-lost' });
    await isWholeAgain();
  });

  it('were not all lost: those that were still there go when nobody can be reading them', async () => {
    const before = await opened.db.select().from(files);
    await lose('one');
    await retryExport(services, jeanne, exportId);
    await doNext(scriptedRenderer(draws));
    const other = before[1]?.storageKey ?? '';
    expect(await services.storage.has(other)).toBe(true);
    await opened.db.update(storageRemovals).set({ notBefore: sql`now() - interval '1 second'` });
    await removeObjects(services);
    expect(await services.storage.has(other)).toBe(false);
    expect(await Promise.all(tokens.map(download))).toEqual(['%PDF a4', '%PDF booklet']);
    expect(await opened.db.select().from(files).where(eq(files.exportId, exportId))).toHaveLength(2);
  });
});
