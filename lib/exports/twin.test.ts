import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { addWearer } from '@/lib/accounts/wearers';
import { patternExports, patterns, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testEngines } from '@/lib/testing/db/databases';
import {
  type TestExportServices,
  testExportServices,
  testOrder,
  testUser,
} from '@/lib/testing/exports/services';
import { keepUnpaid, placeExport } from './place';
import { startPaidExport } from './purchase';
import { readOrder } from './request';
import { retryExport } from './retry-export';
import { verifyExport } from './verify';

describe.each(testEngines())('the same pattern once more on $name', ({ open }) => {
  let opened: OpenDatabase;
  let services: TestExportServices;
  let jeanne: User;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    services = testExportServices(opened);
    jeanne = await testUser(opened, 'jeanne');
  });
  afterEach(async () => {
    services.clear();
    await opened.db.delete(users);
  });

  const asked = (key: string, changes = {}) => testOrder(key, { again: false, ...changes });
  const order = (key: string, changes = {}) => placeExport(services, jeanne, asked(key, changes));
  const becomes = (exportId: string, status: 'ready' | 'failed') =>
    opened.db.update(patternExports).set({ status }).where(eq(patternExports.id, exportId));
  const verified = (changes = {}) => {
    const { choices, wearer, wearerId } = { ...asked('unused-1'), wearerId: undefined, ...changes };
    return verifyExport(services, jeanne, { choices, ...(wearerId ? { wearerId } : { wearer }) });
  };
  const exists = (figures: object) => ({ code: 'pattern-exists', figures });

  it('is refused under another key, whatever it is called and whoever orders in which language', async () => {
    const first = await order('tab-one-1');
    await becomes(first.exportId, 'ready');
    const refusal = exists({ ...first, underWay: 0 });
    for (const changes of [{}, { patternName: 'Autre' }, { locale: 'de' }, { unit: 'in' }])
      await expect(order('tab-two-2', changes)).rejects.toMatchObject(refusal);
    expect(await opened.db.$count(patterns)).toBe(1);
    expect(await order('tab-one-1')).toEqual(first);
  });

  it('is refused while the first is under way, and made once by two tabs at once', async () => {
    const tabs = await Promise.allSettled(['tab-one-1', 'tab-two-2', 'tab-six-6'].map((key) => order(key)));
    const made = tabs.flatMap((tab) => (tab.status === 'fulfilled' ? [tab.value] : []));
    expect(made).toHaveLength(1);
    for (const tab of tabs)
      if (tab.status === 'rejected') expect(tab.reason).toMatchObject(exists({ ...made[0], underWay: 1 }));
    expect(services.movesOf(made[0]?.exportId ?? '')).toEqual(['reserve:1']);
  });

  it('is made when that is meant', async () => {
    const first = await order('tab-one-1');
    const second = await order('tab-two-2', { again: true });
    expect(second.exportId).not.toBe(first.exportId);
    expect(services.movesOf(second.exportId)).toEqual(['reserve:1']);
  });

  it('is another with another choice, another body or after a failure', async () => {
    const first = await order('tab-one-1');
    await order('other-001', { choices: { garment: 'dress' } });
    const wearer = { name: 'Moi', measured: { ...STANDARD_SIZES['38'], waistCircumference: 71.5 } };
    await order('other-002', { wearer });
    await becomes(first.exportId, 'failed');
    await order('other-003');
    expect(await opened.db.$count(patterns)).toBe(4);
  });

  it('is known by its measurements, kept with a wearer or typed', async () => {
    const input = { name: 'Marie', measured: STANDARD_SIZES['42'] };
    const { id: wearerId } = await addWearer(opened.db, jeanne, input, { limit: 2 });
    const first = await order('wearer-01', { wearer: undefined, wearerId });
    const typed = { name: 'Maman', measured: STANDARD_SIZES['42'] };
    await expect(order('wearer-02', { wearer: typed })).rejects.toMatchObject(exists(first));
  });

  it('is known when a design is verified', async () => {
    expect(await verified()).not.toHaveProperty('twin');
    const first = await order('tab-one-1');
    expect(await verified()).toMatchObject({ twin: { ...first, underWay: true } });
    await becomes(first.exportId, 'ready');
    expect(await verified()).toMatchObject({ twin: { ...first, underWay: false } });
    expect(await verified({ choices: { garment: 'jacket' } })).not.toHaveProperty('twin');
    const marie = await testUser(opened, 'marie');
    const { choices, wearer } = asked('unused-2');
    expect(await verifyExport(services, marie, { choices, wearer })).not.toHaveProperty('twin');
  });

  it('is not taken up again after a failure when it was made meanwhile', async () => {
    const first = await order('tab-one-1');
    await becomes(first.exportId, 'failed');
    const second = await order('tab-two-2');
    await expect(retryExport(services, jeanne, first.exportId)).rejects.toMatchObject(exists(second));
    expect(services.movesOf(first.exportId)).toEqual(['reserve:1']);
  });

  it('paid for in two tabs is drawn once, and the second payment stays as a credit', async () => {
    const unpaid = async (key: string, changes = {}) =>
      keepUnpaid(services, jeanne, await readOrder(opened.db, jeanne, asked(key, changes)));
    const pay = (exportId: string) => opened.db.transaction((tx) => startPaidExport(tx, services, exportId));
    const statusOf = async (exportId: string) =>
      (await opened.db.select().from(patternExports).where(eq(patternExports.id, exportId)))[0]?.status;
    const tabs = [await unpaid('pay-one-1'), await unpaid('pay-two-2')] as const;
    for (const { exportId } of tabs) await pay(exportId);
    expect(await statusOf(tabs[0].exportId)).toBe('pending');
    expect(await statusOf(tabs[1].exportId)).toBe('cancelled');
    expect(services.movesOf(tabs[1].exportId)).toEqual([]);
    await expect(unpaid('pay-six-6')).rejects.toMatchObject(exists(tabs[0]));
    const meant = await unpaid('pay-ten-9', { again: true });
    await pay(meant.exportId);
    expect(await statusOf(meant.exportId)).toBe('pending');
  });
});
