import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeProfile, deleteUser, type User } from '@/lib/accounts/users';
import {
  files,
  jobs,
  outbox,
  patternExports,
  patterns,
  revokedIdentities,
  storageRemovals,
  users,
} from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { createLinks } from '@/lib/storage/links';
import { testEngines } from '@/lib/testing/db/databases';
import { losingAnswers } from '@/lib/testing/db/lost-answers';
import {
  draws,
  scriptedRenderer,
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { openFile } from './file-links';
import { fulfil } from './fulfil';
import { claimJob } from './job';
import { placeExport } from './place';
import type { Renderer } from './renderer';
import { resendExport, retryExport } from './retry-export';
import { removeObjects } from './sweep';
import { findExport } from './views';

/** More transactions than any of these has. */
const TRANSACTIONS = [0, 1, 2, 3, 4, 5, 6];

describe.each(testEngines())('an answer to a commit that is lost on $name', ({ open }) => {
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
    await opened.db.delete(revokedIdentities);
    await opened.db.delete(storageRemovals);
  });

  /** Takes the next job on `services`, and whatever is left of it with sound connections afterwards. */
  async function work(services: TestExportServices, renderer: Renderer) {
    for (const each of [services, exportServices, exportServices, exportServices]) {
      await opened.db.update(jobs).set({ runAfter: sql`now()` }).where(eq(jobs.status, 'queued'));
      const job = await claimJob(opened.db, 30);
      const closing = new AbortController().signal;
      // What a worker cannot even note is logged by its loop.
      if (job)
        await fulfil({ services: each, renderer, leaseSeconds: 30, closing }, job).catch(() => undefined);
    }
  }

  const losing = (lost: number) => ({ ...exportServices, ...losingAnswers(opened.db, (n) => n === lost) });

  async function allDownload(exportId: string) {
    const { files: shown } = await findExport(exportServices, jeanne, exportId);
    const texts = shown.map(async ({ url }) => {
      const { bytes } = await openFile(exportServices, url.split('/').at(-1) ?? '');
      return new TextDecoder().decode(bytes);
    });
    return Promise.all(texts);
  }

  it.each(TRANSACTIONS)('leaves a delivered pattern whole, charged once and told once (%i)', async (lost) => {
    const { exportId } = await placeExport(exportServices, jeanne, testOrder('lost-deliver'));
    await work(losing(lost), scriptedRenderer(draws));
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'ready' });
    expect(await allDownload(exportId)).toEqual(['%PDF a4', '%PDF booklet']);
    expect(exportServices.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
    expect(await opened.db.$count(outbox)).toBe(1);
    expect(await opened.db.$count(files)).toBe(2);
  });

  it.each(TRANSACTIONS)('releases a failed pattern once, and starts it again once (%i)', async (lost) => {
    const breaks = scriptedRenderer(async () => {
      throw new Error('the thread died');
    });
    const { exportId } = await placeExport(exportServices, jeanne, testOrder('lost-failing'));
    await opened.db.update(jobs).set({ maxAttempts: 1 });
    await work(losing(lost), breaks);
    expect(await findExport(exportServices, jeanne, exportId)).toMatchObject({ status: 'failed' });
    expect(exportServices.movesOf(exportId)).toEqual(['reserve:1', 'release:1']);
    await retryExport(losing(lost), jeanne, exportId).catch(() => undefined);
    await retryExport(exportServices, jeanne, exportId).catch(() => undefined);
    expect(exportServices.movesOf(exportId)).toEqual(['reserve:1', 'release:1', 'reserve:2']);
  });

  it('places one order, asked again under its key', async () => {
    const order = testOrder('lost-order');
    await expect(placeExport(losing(0), jeanne, order)).rejects.toThrow('Connection');
    const { exportId } = await placeExport(exportServices, jeanne, order);
    expect(exportServices.movesOf(exportId)).toEqual(['reserve:1']);
    expect(await opened.db.$count(patterns)).toBe(1);
    expect(await opened.db.$count(patternExports)).toBe(1);
  });

  it('deletes an account whole, asked again or not', async () => {
    await placeExport(exportServices, jeanne, testOrder('lost-deletion'));
    await work(exportServices, scriptedRenderer(draws));
    await expect(deleteUser(losing(0).db, jeanne)).rejects.toThrow('Connection');
    await deleteUser(opened.db, jeanne);
    expect(await opened.db.$count(users)).toBe(0);
    expect(await opened.db.$count(files)).toBe(0);
    await removeObjects(exportServices);
    expect(await opened.db.$count(storageRemovals)).toBe(0);
    expect(
      readdirSync(exportServices.dir, { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      ),
    ).toEqual([]);
  });

  it('asks for the proof of an address once, saved again', async () => {
    const emailLinks = createLinks(['a secret of at least thirty-two letters'], 'email-change');
    const email = 'autre@ailleurs.example';
    await expect(changeProfile({ ...losing(0), emailLinks }, jeanne, { email })).rejects.toThrow(
      'Connection',
    );
    const saved = await changeProfile({ ...exportServices, emailLinks }, jeanne, { email });
    expect(saved).toMatchObject({ email: 'jeanne@exemple.fr', pendingEmail: email });
    expect((await opened.db.select().from(outbox)).map(({ template }) => template).sort()).toEqual([
      'email-change',
      'email-notice',
    ]);
  });

  it('sends a mail that was asked for again', async () => {
    const { exportId } = await placeExport(exportServices, jeanne, testOrder('lost-resend'));
    await work(exportServices, scriptedRenderer(draws));
    await expect(resendExport(losing(0), jeanne, exportId)).rejects.toThrow('Connection');
    expect(await opened.db.$count(outbox)).toBe(2);
  });
});
