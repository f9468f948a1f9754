import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOf } from '@/lib/accounts/everything';
import { deleteUser } from '@/lib/accounts/users';
import { addWearer } from '@/lib/accounts/wearers';
import { startCheckout } from '@/lib/billing/checkout';
import { customers, files, fitCorrections, invoices, payments, promoCodes } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { fulfil } from '@/lib/exports/fulfil';
import { claimJob } from '@/lib/exports/job';
import { placeExport } from '@/lib/exports/place';
import { removeObjects } from '@/lib/exports/sweep';
import { createLimits } from '@/lib/http/server/limits';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testEngines } from '@/lib/testing/db/databases';
import { draws, scriptedRenderer, testOrder, testUser } from '@/lib/testing/exports/services';
import { openTestBilling, type TestBilling } from '@/lib/testing/payments/billing';
import { sweepBilling } from '@/lib/testing/payments/sweep-billing';
import { paySession } from './checkout';

describe.each(testEngines())('a person who has everything, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;

  beforeAll(async () => {
    opened = await open();
    at = openTestBilling(opened);
  }, 180_000);
  afterAll(async () => {
    at.exportServices.clear();
    await opened.close();
  });

  /** Tables that hold `needle` anywhere in any of their rows. */
  async function tablesWith(needle: string): Promise<string[]> {
    const { rows } = await opened.query("select tablename from pg_tables where schemaname = 'public'");
    const holding = [];
    for (const { tablename } of rows) {
      const found = await opened.query(
        `select 1 from "${tablename}" t where t::text like '%' || $1 || '%' limit 1`,
        [needle],
      );
      if (found.rows.length > 0) holding.push(String(tablename));
    }
    return holding.sort();
  }

  it('can take it all away and leaves nothing behind', async () => {
    const { db } = opened;
    const { exportServices, billing, world } = at;
    const user = await testUser(opened, 'jeanne-needle');
    await db.insert(promoCodes).values({ code: 'FIL10', percent: 10 });
    const wearer = await addWearer(db, user, { name: 'Moi', measured: STANDARD_SIZES['38'] }, { limit: 2 });
    const taught = { finding: 'back-length', direction: 'less', cm: 1.5, patternName: 'Étoile' } as const;
    await db.insert(fitCorrections).values({ ...taught, userId: user.id, wearerId: wearer.id });
    const offer = { kind: 'subscription', plan: 'happy', locale: 'fr', promo: 'FIL10' };
    const { url } = await startCheckout(billing, user, offer, 'person-key-1');
    const session = world.state.sessions[url.split('/').at(-1) ?? ''];
    if (session) paySession(world, session);
    await at.settle();
    await placeExport(exportServices, user, testOrder('person-order-1'));
    const job = await claimJob(db, 30);
    const closing = new AbortController().signal;
    if (job)
      await fulfil(
        { services: exportServices, renderer: scriptedRenderer(draws), leaseSeconds: 30, closing },
        job,
      );
    const keys = (await db.select().from(files)).map(({ storageKey }) => storageKey);
    expect(keys).toHaveLength(2);

    await createLimits(opened).count('person', user.id);
    const everything = JSON.stringify(await everythingOf({ db }, user));
    for (const part of [
      'jeanne-needle@exemple.fr',
      '"Moi"',
      'Mon œuvre',
      'mon-oeuvre-a4.pdf',
      'happy',
      'back-length',
      'invoice:in_',
    ]) {
      expect(everything).toContain(part);
    }
    expect(await tablesWith(user.id)).toContain('subscriptions');
    const [customer] = await db.select().from(customers);

    await deleteUser(db, user);
    await removeObjects(exportServices);
    await sweepBilling(billing);
    expect(await tablesWith(user.id)).toEqual([]);
    expect(await tablesWith('jeanne-needle')).toEqual([]);
    expect(await tablesWith(customer?.customerId ?? 'none')).toEqual([]);
    for (const key of keys) expect(await exportServices.storage.get(key)).toBeUndefined();
    expect(Object.values(world.state.subscriptions).map(({ status }) => status)).toEqual(['canceled']);
    expect(await db.select().from(invoices)).toMatchObject([{ userId: null, total: 1350, status: 'paid' }]);
    expect(await db.select().from(payments)).toMatchObject([{ userId: null }]);
    // What the end of the subscription tells afterwards finds nobody.
    await at.settle();
    expect(await tablesWith(customer?.customerId ?? 'none')).toEqual([]);
  });
});
