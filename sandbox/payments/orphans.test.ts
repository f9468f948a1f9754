import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, type User } from '@/lib/accounts/users';
import { findPayment } from '@/lib/billing/account';
import { customerRemovals, invoices, patternExports, paymentEvents, payments, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { buyExport } from '@/lib/exports/purchase';
import { testEngines } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { openTestBilling, type TestBilling } from '@/lib/testing/payments/billing';
import { type Shop, shopOf } from '@/lib/testing/payments/shop';
import { sweepBilling } from '@/lib/testing/payments/sweep-billing';
import { refund } from './money';

describe.each(testEngines())('payments of somebody who deleted her account, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;
  let shop: Shop;
  let jeanne: User;
  let orders = 0;
  let people = 0;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    at = openTestBilling(opened);
    shop = shopOf(at);
    jeanne = await testUser(opened, `orphan-${++people}`);
  });
  afterEach(async () => {
    at.exportServices.clear();
    for (const table of [users, payments, invoices, paymentEvents]) await opened.db.delete(table);
  });

  const buy = () => buyExport(at.exportServices, at.billing, jeanne, testOrder(`orphan-${++orders}`));
  const returned = () => Object.values(at.world.state.refunds).map(({ amount }) => amount);

  it('keep the part that was given back a part', async () => {
    const bought = await buy();
    shop.pay(bought.url);
    await at.settle();
    await deleteUser(opened.db, jeanne);
    refund(at.world, shop.sessionAt(bought.url).payment_intent ?? '', 100);
    await at.settle();
    expect(returned()).toEqual([100]);
  });

  it('stay paid when the pattern was had before the news came', async () => {
    const bought = await buy();
    shop.pay(bought.url);
    // The page she comes back to asks by itself.
    expect(await findPayment(at.billing, jeanne, bought.paymentId)).toMatchObject({ status: 'paid' });
    await deleteUser(opened.db, jeanne);
    await at.settle();
    expect(returned()).toEqual([]);
  });

  it('go back whole, once, when nothing was had for them', async () => {
    const bought = await buy();
    shop.pay(bought.url);
    await deleteUser(opened.db, jeanne);
    const told = [...at.events];
    await at.settle();
    for (const event of told) await at.deliver({ ...event, id: `${event.id}-again` });
    expect(returned()).toEqual([shop.sessionAt(bought.url).amount_total]);
    expect(await opened.db.select().from(payments)).toMatchObject([{ status: 'returned', refundedShare: 1 }]);
  });

  it('of a plan go back too when its first month was never given', async () => {
    const { url } = await shop.open(jeanne, { kind: 'subscription', plan: 'happy' });
    shop.pay(url);
    await deleteUser(opened.db, jeanne);
    await at.settle();
    await sweepBilling(at.billing);
    expect(returned()).toEqual([1500]);
    expect(Object.values(at.world.state.subscriptions)).toMatchObject([{ status: 'canceled' }]);
  });

  it('of a plan stay when its month was given before', async () => {
    const { url } = await shop.open(jeanne, { kind: 'subscription', plan: 'happy' });
    shop.pay(url);
    for (const event of at.events.filter(({ type }) => type === 'invoice.paid')) await at.deliver(event);
    await deleteUser(opened.db, jeanne);
    await at.settle();
    expect(returned()).toEqual([]);
  });

  it('cannot be made any more once the account is gone', async () => {
    const bought = await buy();
    await deleteUser(opened.db, jeanne);
    await sweepBilling(at.billing);
    expect(shop.sessionAt(bought.url).status).toBe('expired');
    expect(await opened.db.select().from(payments)).toMatchObject([{ status: 'cancelled' }]);
    expect(await opened.db.$count(patternExports, eq(patternExports.id, bought.exportId))).toBe(0);
  });

  it('are forgotten at the payment service though many others cannot be', async () => {
    const stuck = Array.from({ length: 60 }, (_, i) => ({ customerId: `cus_stuck_${i}` }));
    await opened.db.insert(customerRemovals).values([...stuck, { customerId: 'cus_last' }]);
    const removeCustomer = async (id: string) => {
      if (id !== 'cus_last') throw new Error('cannot be removed');
    };
    const gateway = { ...at.billing.gateway, removeCustomer };
    const left = () => opened.db.select().from(customerRemovals);
    // Drawn by lot: that its turn does not come in forty goes happens once in 10^29.
    for (let goes = 0; goes < 40 && (await left()).length > stuck.length; goes++) {
      await sweepBilling({ ...at.billing, gateway });
    }
    expect((await left()).map(({ customerId }) => customerId)).not.toContain('cus_last');
    expect(await left()).toHaveLength(stuck.length);
    await opened.db.delete(customerRemovals);
  });
});
