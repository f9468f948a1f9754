import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { billingView, findPayment } from '@/lib/billing/account';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { openPortal } from '@/lib/billing/plan';
import {
  customers,
  invoices,
  outbox,
  patternExports,
  paymentEvents,
  payments,
  promoCodes,
  promoUses,
  users,
} from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { buyExport } from '@/lib/exports/purchase';
import { testEngines } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { openTestBilling, type TestBilling } from '@/lib/testing/payments/billing';
import { type Shop, shopOf } from '@/lib/testing/payments/shop';
import { sweepBilling } from '@/lib/testing/payments/sweep-billing';
import { askStep, debitSession, failStep, openSession, paySession } from './checkout';
import { closeDispute, dispute } from './money';
import { changeSubscription, startSubscription } from './subscriptions';
import type { Event, Price } from './types';

describe.each(testEngines())('troubles of payment on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;
  let shop: Shop;
  let jeanne: User;
  let count = 0;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    at = openTestBilling(opened);
    shop = shopOf(at);
    jeanne = await testUser(opened, `troubled-${++count}`);
  });
  afterEach(async () => {
    at.exportServices.clear();
    for (const table of [users, payments, invoices, paymentEvents, promoCodes]) await opened.db.delete(table);
  });

  const view = () => billingView(opened.db, jeanne);
  const buy = (extra = {}) =>
    buyExport(at.exportServices, at.billing, jeanne, testOrder(`trouble-${++count}`, extra));
  const paymentOf = async (id: string) =>
    (await opened.db.select().from(payments).where(eq(payments.id, id)))[0];
  const mailsOf = (kind: string) => opened.db.$count(outbox, eq(outbox.template, kind));
  const customer = async () => (await opened.db.select().from(customers))[0]?.customerId ?? '';
  const priceOf = (cents: number) =>
    Object.values(at.world.state.prices).find((price) => price.unit_amount === cents) as Price;

  describe('while the service does not answer', () => {
    it('news hold no connection and keep nobody from their own', async () => {
      await shop.subscribe(jeanne, 'happy');
      const [subscription] = Object.values(at.world.state.subscriptions);
      let answer = () => {};
      const hung = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { listSubscriptions } = at.billing.gateway;
      let asked = 0;
      const gateway = {
        ...at.billing.gateway,
        async listSubscriptions(id: string) {
          asked += 1;
          await hung;
          return listSubscriptions(id);
        },
      };
      const news = Array.from({ length: 24 }, (_, i): Event => {
        const type = 'customer.subscription.updated';
        const data = { object: subscription };
        return {
          id: `evt_hang_${i}`,
          type,
          data,
          object: 'event',
          api_version: '',
          created: 0,
          livemode: false,
        };
      });
      const taken = news.map((event) => at.deliver(event, gateway));
      await expect.poll(() => asked).toBe(8);
      // More than the pool has, at once: they would wait for one of those who wait for the service.
      const others = Array.from({ length: 12 }, () => opened.query('select 1 as one'));
      expect((await Promise.all(others)).map(({ rows }) => rows[0]?.one)).toEqual(Array(12).fill(1));
      const inside = await opened.query(
        "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      expect(inside.rows).toEqual([]);
      answer();
      await Promise.all(taken);
      expect(
        await opened.db.$count(paymentEvents, eq(paymentEvents.type, 'customer.subscription.updated')),
      ).toBe(24);
    });

    it('a purchase waits for one time-out, not for several', async () => {
      Object.assign(at.world.trouble, { kind: 'hang', left: 9 });
      await expect(buy()).rejects.toMatchObject({ code: 'payment-unavailable' });
      expect(at.world.trouble.left).toBe(8);
    }, 20_000);

    it.each([429, 500, 'drop'] as const)('or says %s once, the call is made again', async (kind) => {
      Object.assign(at.world.trouble, { kind, left: 1 });
      expect((await buy()).url).toContain('/pay/');
    });

    it('or goes on refusing, it is said once and plainly', async () => {
      Object.assign(at.world.trouble, { kind: 503, left: 2 });
      await expect(buy()).rejects.toMatchObject({ code: 'payment-unavailable' });
    });
  });

  describe('news about nothing of ours', () => {
    const told = (type: string, object: unknown, id = `evt_foreign_${++count}`) =>
      at.deliver({
        id,
        type,
        data: { object },
        object: 'event',
        api_version: '',
        created: 0,
        livemode: false,
      });
    const done = async () => (await opened.db.select().from(paymentEvents)).every(({ doneAt }) => doneAt);

    it('are taken and noted: a plan of something else, also of a customer of ours', async () => {
      await shop.subscribe(jeanne, 'happy');
      const price = { ...priceOf(1500), id: 'price_other', unit_amount: 5000, lookup_key: null };
      at.world.state.prices.price_other = price;
      for (const whose of [await customer(), 'cus_stranger'])
        startSubscription(at.world, { customer: whose, price, metadata: {} });
      await at.settle();
      expect(await done()).toBe(true);
      expect(await view()).toMatchObject({ subscription: { plan: 'happy' }, credits: { current: 2 } });
    });

    it.each(['checkout.session.completed', 'customer.subscription.updated', 'invoice.paid'])(
      'are taken when what they are about cannot be read: %s',
      async (type) => {
        await told(type, { id: 'missing_1' });
        expect(await done()).toBe(true);
      },
    );
  });

  describe('checkouts whose news never came', () => {
    it('get their turn behind any number that cannot be read', async () => {
      const long = new Date(Date.now() - 7_200_000);
      const dead = { userId: jeanne.id, kind: 'pack', currency: 'eur', amount: 1600, credits: 2 } as const;
      const rows = Array.from({ length: 50 }, (_, i) => {
        return { ...dead, requestKey: `dead-${i}`, sessionId: `cs_dead_${i}`, createdAt: long };
      });
      await opened.db.insert(payments).values(rows);
      const { url, paymentId } = await buy();
      shop.pay(url);
      at.events.length = 0;
      await opened.db
        .update(payments)
        .set({ createdAt: new Date(long.getTime() + 1) })
        .where(eq(payments.id, paymentId));
      const { readCheckout } = at.billing.gateway;
      const gateway = {
        ...at.billing.gateway,
        readCheckout: async (id: string) =>
          id.startsWith('cs_dead') ? Promise.reject(new Error('unreadable')) : readCheckout(id),
      };
      for (let i = 0; i < 2; i++) await sweepBilling({ ...at.billing, gateway });
      expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid' });
    });

    it('are closed when the service knows nothing of them', async () => {
      const { paymentId } = await buy();
      const lost = { sessionId: 'cs_lost', createdAt: new Date(Date.now() - 7_200_000) };
      await opened.db.update(payments).set(lost).where(eq(payments.id, paymentId));
      await sweepBilling(at.billing);
      expect(await paymentOf(paymentId)).toMatchObject({ status: 'cancelled' });
    });
  });

  describe('money that comes later', () => {
    it('starts the pattern when it has come, and is waited for until then', async () => {
      const { url, paymentId, exportId } = await buy();
      debitSession(at.world, shop.sessionAt(url), false);
      await at.settle();
      expect(await findPayment(at.billing, jeanne, paymentId)).toMatchObject({ status: 'open' });
      const old = new Date(Date.now() - 9 * 86_400_000);
      await opened.db.update(patternExports).set({ createdAt: old });
      await opened.db.update(payments).set({ createdAt: old });
      await sweepBilling(at.billing);
      expect(await opened.db.$count(patternExports, eq(patternExports.id, exportId))).toBe(1);
      at.advance(4);
      await at.settle();
      expect(await findPayment(at.billing, jeanne, paymentId)).toMatchObject({ status: 'paid' });
      expect(await balancesOf(opened.db, jeanne.id)).toMatchObject({ issued: -1, reserved: 1 });
    });

    it.each(['told', 'read again'])('frees the promo code when it does not come, %s', async (how) => {
      await opened.db.insert(promoCodes).values({ code: 'FIL10', percent: 10, maxUses: 1 });
      const { url, paymentId, exportId } = await buy({ promo: 'FIL10' });
      debitSession(at.world, shop.sessionAt(url), true);
      at.advance(4);
      if (how === 'told') await at.settle();
      else {
        const createdAt = new Date(Date.now() - 7_200_000);
        await opened.db.update(payments).set({ createdAt }).where(eq(payments.id, paymentId));
        await sweepBilling(at.billing);
      }
      expect(await paymentOf(paymentId)).toMatchObject({ status: 'cancelled' });
      expect(await opened.db.$count(promoUses)).toBe(0);
      const [given] = await opened.db.select().from(patternExports).where(eq(patternExports.id, exportId));
      expect(given?.status).toBe('cancelled');
      expect(await mailsOf('paymentFailed')).toBe(1);
    });

    it('of a plan gives its month when it has come, and nothing when it does not', async () => {
      for (const fails of [true, false]) {
        const { url } = await shop.open(jeanne, { kind: 'subscription', plan: 'happy' });
        debitSession(at.world, shop.sessionAt(url), fails);
        await at.settle();
        expect((await view()).credits).toMatchObject({ current: 0, carried: 0 });
        at.advance(4);
        await at.settle();
      }
      expect(await view()).toMatchObject({ subscription: { status: 'active' }, credits: { current: 2 } });
    });
  });

  describe('a card that asks for a step', () => {
    it('is waited for, may fail, and pays when it is confirmed', async () => {
      const { url, paymentId } = await buy();
      const session = shop.sessionAt(url);
      askStep(at.world, session);
      failStep(at.world, session);
      await at.settle();
      expect(await findPayment(at.billing, jeanne, paymentId)).toMatchObject({ status: 'open' });
      askStep(at.world, session);
      paySession(at.world, session);
      await at.settle();
      expect(await findPayment(at.billing, jeanne, paymentId)).toMatchObject({ status: 'paid' });
    });

    it('begins no plan before it is confirmed', async () => {
      const { url } = await shop.open(jeanne, { kind: 'subscription', plan: 'happy' });
      askStep(at.world, shop.sessionAt(url));
      await at.settle();
      const before = await view();
      expect(before.subscription).toBeUndefined();
      expect(before.wearerLimit).toBe(2);
      shop.pay(url);
      await at.settle();
      expect(await view()).toMatchObject({
        subscription: { plan: 'happy', status: 'active' },
        credits: { current: 2 },
      });
      expect(Object.keys(at.world.state.subscriptions)).toHaveLength(1);
    });

    it('never confirmed, leaves nothing and says nothing', async () => {
      const { url } = await shop.open(jeanne, { kind: 'subscription', plan: 'happy' });
      askStep(at.world, shop.sessionAt(url));
      at.advance(1);
      await at.settle();
      expect(Object.values(at.world.state.subscriptions)).toMatchObject([{ status: 'incomplete_expired' }]);
      expect((await view()).subscription).toBeUndefined();
      expect(await mailsOf('subscriptionEnded')).toBe(0);
    });
  });

  /** The price of a plan, which is made there at the first checkout of one. */
  async function planPrice(): Promise<Price> {
    const { paymentId } = await shop.open(jeanne, { kind: 'subscription', plan: 'happy' });
    await opened.db.delete(payments).where(eq(payments.id, paymentId));
    return priceOf(1500);
  }

  describe('a payment her bank disputes', () => {
    it.each([true, false])('takes what is unused until it is decided, won: %s', async (won) => {
      await shop.subscribe(jeanne, 'happy');
      const { url, paymentId } = await shop.open(jeanne, { kind: 'pack' });
      shop.pay(url);
      await at.settle();
      const intent = shop.sessionAt(url).payment_intent ?? '';
      dispute(at.world, intent);
      await at.settle();
      expect(await view()).toMatchObject({ credits: { current: 2, extra: 0 }, purchases: [{ refunded: 0 }] });
      closeDispute(at.world, intent, won);
      await at.settle();
      expect(await view()).toMatchObject({
        credits: { current: 2, extra: won ? 2 : 0 },
        purchases: [{ refunded: won ? 0 : 1400 }],
      });
      expect(await paymentOf(paymentId)).toMatchObject({ disputedShare: 0, refundedShare: won ? 0 : 1 });
      // Disputed once more after it was won: taken again.
      if (!won) return;
      dispute(at.world, intent);
      await at.settle();
      expect((await view()).credits.extra).toBe(0);
    });

    it('of a month takes its patterns back, and gives them again', async () => {
      await shop.subscribe(jeanne, 'happy');
      const [invoice] = Object.values(at.world.state.invoices);
      const intent = invoice?.payments.data[0]?.payment.payment_intent ?? '';
      dispute(at.world, intent);
      await at.settle();
      expect((await view()).credits).toMatchObject({ current: 0, carried: 0 });
      closeDispute(at.world, intent, true);
      await at.settle();
      expect((await view()).credits).toMatchObject({ current: 0, carried: 2 });
    });
  });

  it.each([
    ['always_invoice', 0.1, { current: 3, carried: 0 }],
    ['always_invoice', 15.5, { current: 2, carried: 0 }],
    ['create_prorations', 15.5, { current: 1, carried: 0 }],
  ] as const)(
    'a plan changed within its month (%s) after %s days gives the part that was paid',
    async (prorate, days, credits) => {
      await shop.subscribe(jeanne, 'starter');
      const [subscription] = Object.values(at.world.state.subscriptions);
      if (!subscription) throw new Error('no plan');
      at.advance(days);
      changeSubscription(at.world, subscription, { price: priceOf(1999), prorate });
      await at.settle();
      expect((await view()).credits).toMatchObject(credits);
      at.advance(31 - days);
      await at.settle();
      const { current, carried } = (await view()).credits;
      // The next month bills what is still owed for the part of this one.
      expect(current + carried).toBe(credits.current + (prorate === 'always_invoice' ? 3 : 4));
    },
  );

  describe('a customer', () => {
    const moved = (email: string) => opened.db.update(users).set({ email }).where(eq(users.id, jeanne.id));

    it('is the same after a crash and a change of address, and the address is told', async () => {
      const { createCustomer } = at.billing.gateway;
      await createCustomer(jeanne.id);
      await moved('neuve@exemple.fr');
      const [changed] = await opened.db.select().from(users).where(eq(users.id, jeanne.id));
      const asked = buyExport(
        at.exportServices,
        at.billing,
        changed as User,
        testOrder(`trouble-${++count}`),
      );
      await expect(asked).resolves.toMatchObject({ url: expect.any(String) });
      const made = Object.values(at.world.state.customers).filter(
        ({ metadata }) => metadata.user === jeanne.id,
      );
      expect(made.map(({ email }) => email)).toEqual(['neuve@exemple.fr']);
      await moved('plus-neuve@exemple.fr');
      await sweepBilling(at.billing);
      expect(made.map(({ email }) => email)).toEqual(['plus-neuve@exemple.fr']);
    });

    it('that was deleted at the service is made anew', async () => {
      await buy();
      const before = at.world.state.customers[await customer()];
      if (before) before.deleted = true;
      await expect(openPortal(at.billing, jeanne, { locale: 'fr' })).rejects.toMatchObject({
        code: 'plan-required',
      });
      const { url } = await buy();
      shop.pay(url);
      await at.settle();
      expect(shop.sessionAt(url).status).toBe('complete');
      expect(await customer()).not.toBe(before?.id);
    });
  });

  describe('a request key', () => {
    it('asked again in another language opens the page in that language', async () => {
      const plan = { kind: 'subscription', plan: 'happy' };
      const first = await shop.open(jeanne, plan, 'one-request-key');
      const second = await shop.open(jeanne, { ...plan, locale: 'de' }, 'one-request-key');
      expect(second.paymentId).toBe(first.paymentId);
      expect(shop.sessionAt(first.url).status).toBe('expired');
      expect(shop.sessionAt(second.url).success_url).toContain('/de/');
      await at.settle();
      expect(await paymentOf(first.paymentId)).toMatchObject({ status: 'open' });
    });

    it('asked again for another plan is refused', async () => {
      await shop.open(jeanne, { kind: 'subscription', plan: 'happy' }, 'one-request-key');
      const other = shop.open(jeanne, { kind: 'subscription', plan: 'crazy' }, 'one-request-key');
      await expect(other).rejects.toMatchObject({ code: 'idempotency-mismatch' });
    });

    it('first opened long after its payment was kept still opens', async () => {
      Object.assign(at.world.trouble, { kind: 500, left: 9 });
      const key = testOrder(`trouble-${++count}`);
      await expect(buyExport(at.exportServices, at.billing, jeanne, key)).rejects.toThrow();
      at.world.trouble.left = 0;
      at.advance(0.02);
      const { url } = await buyExport(at.exportServices, at.billing, jeanne, key);
      expect(shop.sessionAt(url).expires_at).toBeGreaterThan(at.world.now() + 30 * 60);
    });
  });

  it('sells no plan that the service has at another price', async () => {
    await planPrice();
    priceOf(1500).unit_amount = 1400;
    const other = openTestBilling(opened);
    Object.assign(other.world.state.prices, at.world.state.prices);
    const asked = shopOf(other).open(jeanne, { kind: 'subscription', plan: 'happy' });
    await expect(asked).rejects.toMatchObject({ code: 'payment-unavailable' });
    other.exportServices.clear();
  });

  it('a checkout that nobody of ours opened pays for nothing', async () => {
    await buy();
    const foreign = openSession(at.world, {
      ...{ mode: 'payment', customer: await customer(), clientReferenceId: null, metadata: {}, name: 'x' },
      ...{
        amount: 900,
        currency: 'eur',
        price: null,
        coupon: null,
        successUrl: 'http://x',
        cancelUrl: 'http://x',
      },
    });
    paySession(at.world, foreign);
    await at.settle();
    expect(await balancesOf(opened.db, jeanne.id)).toMatchObject({ issued: 0 });
  });
});
