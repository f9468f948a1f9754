import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, type User } from '@/lib/accounts/users';
import { addWearer } from '@/lib/accounts/wearers';
import { files, jobs, outbox, patternExports, patterns, revokedIdentities, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testEngines } from '@/lib/testing/db/databases';
import {
  draws,
  scriptedRenderer,
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { openFile } from './file-links';
import { fulfil, type Workshop } from './fulfil';
import { claimJob } from './job';
import type { ExportOrder } from './order';
import { placeExport } from './place';
import type { Renderer } from './renderer';
import { resendExport, retryExport } from './retry-export';
import { verifyExport } from './verify';
import { findExport, findPattern, listPatterns } from './views';
import { startExportWorker } from './worker';

describe.each(testEngines())('exports on $name', ({ open }) => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let jeanne: User;
  let marie: User;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  beforeEach(async () => {
    services = testExportServices(opened);
    jeanne = await testUser(opened, 'jeanne');
    marie = await testUser(opened, 'marie');
  });
  afterEach(async () => {
    services.clear();
    await opened.db.delete(users);
    await opened.db.delete(revokedIdentities);
  });

  const workshop = (renderer: Renderer, changes: Partial<Workshop> = {}): Workshop => {
    return { services, renderer, leaseSeconds: 30, closing: new AbortController().signal, ...changes };
  };

  const makeDue = () => opened.db.update(jobs).set({ runAfter: sql`now()` }).where(eq(jobs.status, 'queued'));

  /** Takes and does the job that is due, however long it should still wait. */
  async function doNext(renderer: Renderer, changes: Partial<Workshop> = {}) {
    await makeDue();
    const job = await claimJob(opened.db, 30);
    if (job) await fulfil(workshop(renderer, changes), job);
    return job !== undefined;
  }

  const expireLease = () => opened.db.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` });
  const order = (key: string, changes = {}) => placeExport(services, jeanne, testOrder(key, changes));

  it('goes from the order to files and mail', async () => {
    const { exportId, patternId } = await order('order-0001');
    expect(await findExport(services, jeanne, exportId)).toMatchObject({
      status: 'pending',
      step: 'draft',
      progress: 0,
    });
    await doNext(scriptedRenderer(draws));
    const view = await findExport(services, jeanne, exportId);
    expect(view).toMatchObject({ status: 'ready', step: 'done', progress: 1, patternId });
    expect(view.files.map(({ format, name }) => [format, name])).toEqual([
      ['a4', 'mon-oeuvre-a4.pdf'],
      ['booklet', 'mon-oeuvre-booklet.pdf'],
    ]);
    const token = view.files[0]?.url.split('/').at(-1) ?? '';
    const download = await openFile(services, token);
    expect(new TextDecoder().decode(download.bytes)).toBe('%PDF a4');
    expect(services.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
    const [mail] = await opened.db.select().from(outbox);
    expect(mail).toMatchObject({
      dedupeKey: `export-ready:${exportId}`,
      recipient: { address: 'jeanne@exemple.fr' },
    });
    const pattern = await findPattern(services, jeanne, patternId);
    expect(pattern).toMatchObject({
      name: 'Mon œuvre',
      wearerName: 'Moi',
      garment: 'top',
      body: STANDARD_SIZES['38'],
    });
    expect(pattern.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await listPatterns(services, jeanne)).map(({ id, status }) => [id, status])).toEqual([
      [patternId, 'ready'],
    ]);
  });

  it('is one, however often it is asked for at once', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => order('double-click')));
    expect(new Set(placed.map(({ exportId }) => exportId)).size).toBe(1);
    expect(await opened.db.$count(patterns)).toBe(1);
    expect(await opened.db.$count(jobs)).toBe(1);
    expect(services.movesOf(placed[0]?.exportId ?? '')).toEqual(['reserve:1']);
  });

  it('refuses a key used for something else, and lets two people use the same one', async () => {
    await order('same-key');
    await expect(order('same-key', { patternName: 'Autre' })).rejects.toMatchObject({
      code: 'idempotency-mismatch',
    });
    const own = await placeExport(services, marie, testOrder('same-key'));
    expect(await findExport(services, marie, own.exportId)).toMatchObject({ status: 'pending' });
  });

  it('is read in centimetres unless inches were asked for, and keeps which', async () => {
    for (const [key, asked, unit] of [
      ['metric-order', {}, 'cm'],
      ['inches-order', { unit: 'in' }, 'in'],
    ] as const) {
      await order(key, asked);
      let drawn: ExportOrder | undefined;
      await doNext(
        scriptedRenderer(async (what, options) => {
          drawn = what;
          return draws(what, options);
        }),
      );
      expect(drawn?.unit).toBe(unit);
    }
  });

  it('keeps the cloth it is shown in, which is no part of what is ordered', async () => {
    const look = 'gingham.red+poplin.white';
    const shown = await order('in-cloth-1', { look });
    const { look: kept } = await findPattern(services, jeanne, shown.patternId);
    expect(kept).toBe(look);
    expect(await order('in-cloth-1', { look: 'linen.ecru' })).toEqual(shown);
    const { patternId } = await order('in-cloth-2', { look: 'brocade.gold', again: true });
    expect(await findPattern(services, jeanne, patternId)).not.toHaveProperty('look');
  });

  it('refuses a key used for the same pattern in another unit', async () => {
    await order('unit-key');
    await expect(order('unit-key', { unit: 'in' })).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it.each([
    [{ unit: 'ell' }, 'invalid-input', ['unit']],
    [{ patternName: '' }, 'invalid-input', ['patternName']],
    [{ patternName: 'a\u202eb' }, 'invalid-input', ['patternName']],
    [{ locale: 'es' }, 'invalid-input', ['locale']],
    [{ idempotencyKey: 'x' }, 'invalid-input', ['idempotencyKey']],
    [{ price: 0 }, 'invalid-input', ['price']],
    [{ wearer: undefined }, 'invalid-input', ['wearerId']],
    [{ wearer: { name: 'M', measured: { stature: 170 } } }, 'invalid-body', ['bustCircumference']],
    [{ wearer: { name: 'M', measured: { stature: 1e99 } } }, 'implausible-body', ['stature']],
    [{ wearerId: 'x', wearer: undefined }, 'not-found', []],
    [{ choices: { garment: 'hat' } }, 'invalid-choices', ['garment']],
    [{ choices: null }, 'invalid-choices', []],
  ])('refuses %j by field and keeps nothing', async (changes, code, fields) => {
    const refusal = await order('wrong-order', changes).then(
      () => undefined,
      (error) => error,
    );
    expect(refusal).toMatchObject({ code });
    expect(refusal.fields).toEqual(expect.arrayContaining(fields));
    expect(await opened.db.$count(patterns)).toBe(0);
  });

  it('refuses what the engine refuses before anything is kept', async () => {
    const refused = {
      code: 'failed-check',
      fields: ['waistCircumference'],
      figures: { check: 'C1' },
    } as const;
    const strict = { ...services, engine: { ...services.engine, draft: async () => ({ refused }) } };
    const refusal = { code: 'failed-check', fields: ['waistCircumference'] };
    await expect(placeExport(strict, jeanne, testOrder('engine-no'))).rejects.toMatchObject(refusal);
    const { choices, wearer } = testOrder('engine-no');
    await expect(verifyExport(strict, jeanne, { choices, wearer })).rejects.toMatchObject(refusal);
    expect(await opened.db.$count(patterns)).toBe(0);
  });

  it('is verified with its price and figures', async () => {
    const { choices, wearer } = testOrder('verify');
    const verification = await verifyExport(services, jeanne, { choices, wearer });
    expect(verification).toMatchObject({ difficulty: 2, times: { preparationMinutes: 60 }, notices: [] });
    expect(verification.price).toBeGreaterThanOrEqual(999);
    expect(verification.price).toBeLessThanOrEqual(1199);
  });

  it('needs an address to go to', async () => {
    await opened.db.update(users).set({ email: '' });
    await expect(order('no-address')).rejects.toMatchObject({ code: 'email-required' });
  });

  it('uses only her own wearers', async () => {
    const input = { name: 'Marie', measured: STANDARD_SIZES['42'] };
    const { id: wearerId } = await addWearer(opened.db, marie, input, { limit: 2 });
    const choice = { wearer: undefined, wearerId };
    await expect(order('not-mine', choice)).rejects.toMatchObject({ code: 'not-found' });
    const own = await placeExport(services, marie, testOrder('mine-0001', choice));
    expect(await findPattern(services, marie, own.patternId)).toMatchObject({ wearerName: 'Marie' });
  });

  it('of another answers like a missing one', async () => {
    const { exportId, patternId } = await order('own-0001');
    await doNext(scriptedRenderer(draws));
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const [exported, pattern] of [
      [exportId, patternId],
      [missing, missing],
      ['x', "'"],
    ] as const) {
      await expect(findExport(services, marie, exported)).rejects.toMatchObject({
        code: 'not-found',
        fields: [],
      });
      await expect(findPattern(services, marie, pattern)).rejects.toMatchObject({
        code: 'not-found',
        fields: [],
      });
      await expect(retryExport(services, marie, exported)).rejects.toMatchObject({
        code: 'not-found',
        fields: [],
      });
      await expect(resendExport(services, marie, exported)).rejects.toMatchObject({
        code: 'not-found',
        fields: [],
      });
    }
    expect(await listPatterns(services, marie)).toEqual([]);
  });

  describe('in trouble', () => {
    const breaks: Renderer['render'] = async () => {
      throw new Error('the thread died');
    };

    it('tries again after a passing trouble', async () => {
      const { exportId } = await order('passing-1');
      const renderer = scriptedRenderer(breaks, draws);
      await doNext(renderer);
      expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'running' });
      await doNext(renderer);
      expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'ready' });
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
    });

    it('fails after three attempts, gives the credit back, and can be started again', async () => {
      const { exportId } = await order('failing-1');
      for (let i = 0; i < 3; i++) await doNext(scriptedRenderer(breaks));
      expect(await doNext(scriptedRenderer(breaks))).toBe(false);
      const failed = { status: 'failed', error: { code: 'export-failed' }, files: [] };
      expect(await findExport(services, jeanne, exportId)).toMatchObject(failed);
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'release:1']);
      await expect(resendExport(services, jeanne, exportId)).rejects.toMatchObject({
        code: 'export-not-ready',
      });
      await retryExport(services, jeanne, exportId);
      await expect(retryExport(services, jeanne, exportId)).rejects.toMatchObject({
        code: 'export-not-failed',
      });
      await doNext(scriptedRenderer(draws));
      expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'ready' });
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'release:1', 'reserve:2', 'capture:2']);
    });

    it('is started again once by a double click', async () => {
      const { exportId } = await order('failing-2');
      for (let i = 0; i < 3; i++) await doNext(scriptedRenderer(breaks));
      const retries = await Promise.allSettled(
        Array.from({ length: 6 }, () => retryExport(services, jeanne, exportId)),
      );
      expect(retries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'release:1', 'reserve:2']);
    });

    it('does not repeat what the engine refuses', async () => {
      const { exportId } = await order('refused-1');
      await doNext(
        scriptedRenderer(async () => {
          throw new AppError('failed-check', { fields: ['neckline-front-depth'] });
        }),
      );
      const error = { code: 'failed-check', fields: ['neckline-front-depth'] };
      expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'failed', error });
    });

    it('does not repeat what was drawn otherwise than computed, and charges nothing', async () => {
      const { exportId } = await order('differs-1');
      const renderer = scriptedRenderer(async () => {
        throw new AppError('print-differs');
      });
      await doNext(renderer);
      expect(await doNext(renderer)).toBe(false);
      const failed = { status: 'failed', error: { code: 'print-differs' }, files: [] };
      expect(await findExport(services, jeanne, exportId)).toMatchObject(failed);
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'release:1']);
      expect(renderer.calls()).toBe(1);
    });

    it('ends as failed when it kills every worker that takes it', async () => {
      const { exportId } = await order('poison-1');
      for (let i = 0; i < 7; i++) {
        // One that was lost more than once waits before it is due again.
        const job = (await claimJob(opened.db, 30)) ?? (await makeDue().then(() => claimJob(opened.db, 30)));
        expect(job).toMatchObject({ losses: i, attempts: 0 });
        await expireLease();
      }
      expect(await claimJob(opened.db, 30)).toBeUndefined();
      const renderer = scriptedRenderer(draws);
      await doNext(renderer);
      expect(renderer.calls()).toBe(0);
      expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'failed' });
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'release:1']);
    });

    it('is done once when a worker frozen past its lease comes back', async () => {
      const { exportId } = await order('frozen-1');
      let thaw = () => {};
      const frozen = scriptedRenderer(async (...given) => {
        await new Promise<void>((resolve) => {
          thaw = resolve;
        });
        return draws(...given);
      });
      const late = doNext(frozen);
      await expect.poll(() => frozen.calls()).toBe(1);
      await expireLease();
      await doNext(scriptedRenderer(draws));
      const before = await opened.db.select().from(files);
      thaw();
      await late;
      expect(await opened.db.select().from(files)).toEqual(before);
      for (const { storageKey } of before) expect(await services.storage.get(storageKey)).toBeDefined();
      expect(await services.storage.get(`exports/${exportId}/1/a4`)).toBeUndefined();
      expect(services.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
      expect(await opened.db.$count(outbox)).toBe(1);
    });

    it('stops at once when another worker has the job', async () => {
      await order('stolen-1');
      const waiting = scriptedRenderer((_, { signal }) => {
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      });
      const first = await claimJob(opened.db, 30);
      if (!first) throw new Error('no job');
      const begun = fulfil(workshop(waiting, { leaseSeconds: 0.3 }), first);
      await expect.poll(() => waiting.calls()).toBe(1);
      await expireLease();
      const second = await claimJob(opened.db, 30);
      await begun;
      expect(second).toMatchObject({ attempts: 0, losses: 1 });
      const [job] = await opened.db.select().from(jobs);
      expect(job).toMatchObject({ status: 'running', fence: 2 });
    });

    it('writes nothing for an account deleted meanwhile', async () => {
      const { exportId } = await order('deleted-1');
      const renderer = scriptedRenderer(async (...given) => {
        await deleteUser(opened.db, jeanne);
        return draws(...given);
      });
      await doNext(renderer);
      expect(await opened.db.$count(files)).toBe(0);
      expect(await opened.db.$count(outbox)).toBe(0);
      expect(await services.storage.get(`exports/${exportId}/1/a4`)).toBeUndefined();
    });
  });

  it('is sent again when asked', async () => {
    const { exportId } = await order('resend-01');
    await doNext(scriptedRenderer(draws));
    await resendExport(services, jeanne, exportId);
    const keys = (await opened.db.select().from(outbox)).map(({ dedupeKey }) => dedupeKey).sort();
    expect(keys).toEqual([`export-ready:${exportId}`, `export-ready:${exportId}:1`]);
  });

  it('are all done by several workers, each once', async () => {
    const placed = await Promise.all(Array.from({ length: 10 }, (_, i) => order(`several-${i}`)));
    const renderer = scriptedRenderer(draws);
    const settings = { services, renderer, leaseSeconds: 30, slots: 2, idleMs: 20 };
    const workers = [startExportWorker(settings), startExportWorker(settings)];
    await expect.poll(() => opened.db.$count(patternExports, eq(patternExports.status, 'ready'))).toBe(10);
    await Promise.all(workers.map((worker) => worker.close(1_000)));
    expect(renderer.calls()).toBe(10);
    for (const { exportId } of placed) expect(services.movesOf(exportId)).toEqual(['reserve:1', 'capture:1']);
  });

  it('are given back untried when the worker closes', async () => {
    const { exportId } = await order('closing-1');
    const renderer = scriptedRenderer((_, { signal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const worker = startExportWorker({ services, renderer, leaseSeconds: 30, slots: 1, idleMs: 20 });
    await expect.poll(() => renderer.calls()).toBe(1);
    await worker.close(50);
    const [job] = await opened.db.select().from(jobs);
    expect(job).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await findExport(services, jeanne, exportId)).toMatchObject({ status: 'running' });
  });
});
