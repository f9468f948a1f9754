import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { billingView, findPayment } from '@/lib/billing/account';
import { changePlan } from '@/lib/billing/plan';
import { syncPlans } from '@/lib/billing/sync-plans';
import { customers, invoices, outbox, payments, users } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { placeExport } from '@/lib/exports/place';
import { testEngines } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { openTestBilling, type TestBilling } from '@/lib/testing/payments/billing';
import { type Shop, shopOf } from '@/lib/testing/payments/shop';
import { sweepBilling } from '@/lib/testing/payments/sweep-billing';
import { openSession } from './checkout';

describe.each(testEngines())('two plans bought at once on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;
  let shop: Shop;
  let jeanne: User;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    at = openTestBilling(opened);
    shop = shopOf(at);
    jeanne = await testUser(opened, 'jeanne');
  });
  afterEach(async () => {
    at.exportServices.clear();
    for (const table of [users, payments, invoices]) await opened.db.delete(table);
  });

  const view = () => billingView(opened.db, jeanne);
  const atService = () =>
    Object.values(at.world.state.subscriptions).map(({ status, items }) => [
      items.data[0].price.unit_amount,
      status,
    ]);
  const returned = () =>
    Object.values(at.world.state.charges).map(({ amount, amount_refunded: back }) => [amount, back]);
  const mailsOf = async (kind: string) =>
    (await opened.db.select().from(outbox).where(eq(outbox.template, kind))).map(({ text }) => text);

  /** Two checkouts that both stayed open at the service, as when one could not be ended in time. */
  async function twoTabs(): Promise<[string, string]> {
    const first = await shop.open(jeanne, { kind: 'subscription', plan: 'starter' });
    const kept = shop.sessionAt(first.url);
    const second = await shop.open(jeanne, { kind: 'subscription', plan: 'crazy' });
    kept.status = 'open';
    return [first.url, second.url];
  }

  it('cannot both be paid: opening the second ends the first', async () => {
    const first = await shop.open(jeanne, { kind: 'subscription', plan: 'starter' });
    const second = await shop.open(jeanne, { kind: 'subscription', plan: 'crazy' });
    expect(shop.sessionAt(first.url).status).toBe('expired');
    expect(shop.sessionAt(second.url).status).toBe('open');
    expect(await findPayment(at.billing, jeanne, first.paymentId)).toMatchObject({ status: 'cancelled' });
  });

  it('cannot both be paid: paying the one ends the other', async () => {
    const first = await shop.open(jeanne, { kind: 'subscription', plan: 'starter' });
    const second = await shop.open(jeanne, { kind: 'subscription', plan: 'crazy' });
    // Opened in the same moment, neither knew of the other.
    shop.sessionAt(first.url).status = 'open';
    await opened.db.update(payments).set({ status: 'open' }).where(eq(payments.id, first.paymentId));
    at.events.length = 0;
    shop.pay(second.url);
    await at.settle();
    expect(shop.sessionAt(first.url).status).toBe('expired');
    expect(await findPayment(at.billing, jeanne, first.paymentId)).toMatchObject({ status: 'cancelled' });
    expect(await view()).toMatchObject({ subscription: { plan: 'crazy' }, givenBack: [] });
  });

  it('are refused when the first tab has just paid and its news has not come', async () => {
    const first = await shop.open(jeanne, { kind: 'subscription', plan: 'starter' });
    shop.pay(first.url);
    const second = shop.open(jeanne, { kind: 'subscription', plan: 'crazy' });
    await expect(second).rejects.toMatchObject({ code: 'already-subscribed' });
    expect(await view()).toMatchObject({ subscription: { plan: 'starter', status: 'active' } });
  });

  it.each([
    ['first tab first', [0, 1], (x: unknown[]) => x],
    ['second tab first', [1, 0], (x: unknown[]) => x],
    ['first tab first, its news last', [0, 1], (x: unknown[]) => x.reverse()],
    ['second tab first, its news last', [1, 0], (x: unknown[]) => x.reverse()],
  ] as const)('leave one running and give the other back: %s', async (_, order, mixed) => {
    const urls = await twoTabs();
    const prices = [900, 1999];
    // The clock moves on between the tabs, so that one of them is the first.
    for (const index of order) {
      shop.pay(urls[index] ?? '');
      at.advance(0.001);
    }
    const [kept, given] = [prices[order[0]] ?? 0, prices[order[1]] ?? 0];
    mixed(at.events);
    await at.settle();
    expect(atService().sort()).toEqual(
      [
        [kept, 'active'],
        [given, 'canceled'],
      ].sort(),
    );
    expect(returned().sort()).toEqual(
      [
        [kept, 0],
        [given, given],
      ].sort(),
    );
    const [plan, patterns] = kept === 900 ? ['starter', 1] : ['crazy', 3];
    expect(await view()).toMatchObject({
      subscription: { plan, status: 'active' },
      credits: { current: patterns, carried: 0, frozen: false },
      givenBack: [{ total: given, currency: 'eur' }],
    });
    const told = await mailsOf('planGivenBack');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(given === 900 ? '9,00' : '19,99');
    expect(await mailsOf('subscriptionEnded')).toEqual([]);
    expect(await mailsOf('subscriptionStarted')).toHaveLength(1);

    // What she cancels is what really runs.
    await changePlan(at.billing, jeanne, { cancelled: true });
    expect(
      Object.values(at.world.state.subscriptions).filter(({ status }) => status === 'active'),
    ).toMatchObject([{ cancel_at_period_end: true }]);
    at.advance(31);
    await at.settle();
    expect(atService().every(([, status]) => status === 'canceled')).toBe(true);
    expect(await view()).toMatchObject({ subscription: { plan, status: 'ended' } });
  });

  it('give back later what the service could not give back at once', async () => {
    const [first, second] = await twoTabs();
    shop.pay(first);
    at.advance(0.001);
    shop.pay(second);
    const refund = () => Promise.reject(new Error('away'));
    const without = { ...at.billing, gateway: { ...at.billing.gateway, refund } };
    await expect(syncPlans(without, jeanne.id)).rejects.toThrow('away');
    expect(atService()).toContainEqual([1999, 'canceled']);
    at.events.length = 0;
    await sweepBilling(at.billing);
    expect(returned()).toContainEqual([1999, 1999]);
    expect(await mailsOf('planGivenBack')).toHaveLength(1);
  });

  it('never hide the one that runs behind one that ended, and its credits can be used', async () => {
    await shop.subscribe(jeanne, 'happy');
    // One begun later, at the service alone, that came to nothing.
    const [known] = await opened.db.select().from(customers);
    const price = Object.values(at.world.state.prices).find(({ unit_amount: cents }) => cents === 900);
    at.advance(1);
    const session = openSession(at.world, {
      ...{ mode: 'subscription', customer: known?.customerId ?? '', clientReferenceId: null, metadata: {} },
      ...{ name: 'x', amount: 900, currency: 'eur', price: price?.id ?? null, coupon: null },
      ...{ successUrl: 'http://x', cancelUrl: 'http://x' },
    });
    shop.pay(session.url);
    await at.settle();
    expect(await view()).toMatchObject({
      subscription: { plan: 'happy', status: 'active' },
      credits: { current: 2, frozen: false },
    });
    await placeExport(at.exportServices, jeanne, testOrder('two-plans-order'));
    const again = shop.open(jeanne, { kind: 'subscription', plan: 'starter' });
    await expect(again).rejects.toMatchObject({ code: 'already-subscribed' });
  });
});
