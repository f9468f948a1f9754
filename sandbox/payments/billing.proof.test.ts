import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { billingView, findPayment, wearerLimit } from '@/lib/billing/account';
import { cancelPayment } from '@/lib/billing/cancel-payment';
import { startCheckout } from '@/lib/billing/checkout';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { takeNews } from '@/lib/billing/news';
import { changePlan, openPortal } from '@/lib/billing/plan';
import { checkPromo } from '@/lib/billing/promo';
import {
  creditMoves,
  invoices,
  jobs,
  outbox,
  patternExports,
  paymentEvents,
  payments,
  promoCodes,
  promoUses,
  users,
} from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { placeExport } from '@/lib/exports/place';
import { buyExport } from '@/lib/exports/purchase';
import { findExport, listPatterns } from '@/lib/exports/views';
import { testEngines } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { openTestBilling, type TestBilling, WEBHOOK_SECRET } from '@/lib/testing/payments/billing';
import { paySession } from './checkout';
import { refund } from './money';
import { sign } from './webhooks';

describe.each(testEngines())('billing on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;
  let jeanne: User;
  let keys = 0;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    at = openTestBilling(opened);
    jeanne = await testUser(opened, 'jeanne');
  });
  afterEach(async () => {
    at.exportServices.clear();
    for (const table of [users, payments, invoices, paymentEvents, promoCodes]) await opened.db.delete(table);
  });

  const newKey = () => `request-${++keys}`;
  const offer = (extra: object) => ({ locale: 'fr', ...extra });
  const sessionAt = (url: string) => at.world.state.sessions[url.split('/').at(-1) ?? ''];

  async function pay(url: string) {
    const session = sessionAt(url);
    if (!session) throw new Error(`no checkout at ${url}`);
    paySession(at.world, session);
    await at.settle();
  }

  async function subscribe(plan: string, user = jeanne, extra = {}) {
    const started = await startCheckout(
      at.billing,
      user,
      offer({ kind: 'subscription', plan, ...extra }),
      newKey(),
    );
    await pay(started.url);
    return started;
  }

  const view = () => billingView(opened.db, jeanne);
  const mails = async () => (await opened.db.select().from(outbox)).map(({ template }) => template).sort();
  const order = () => testOrder(newKey());

  it('gives a plan its credits, its wearers and its renewals', async () => {
    await subscribe('happy');
    expect(await view()).toMatchObject({
      subscription: { plan: 'happy', status: 'active', cancelled: false, nextPlan: 'happy', currency: 'eur' },
      credits: { current: 2, carried: 0, extra: 0, frozen: false },
      wearerLimit: 5,
      invoices: [{ total: 1500, status: 'paid', plan: 'happy' }],
    });
    await placeExport(at.exportServices, jeanne, order());
    for (let i = 0; i < 2; i++) {
      at.advance(31);
      await at.settle();
    }
    expect(await view()).toMatchObject({ credits: { current: 2, carried: 3 } });
    expect((await view()).invoices).toHaveLength(3);
    expect(await mails()).toEqual(['subscriptionRenewed', 'subscriptionRenewed', 'subscriptionStarted']);
  });

  it('asks for payment where there is no credit', async () => {
    await expect(placeExport(at.exportServices, jeanne, order())).rejects.toMatchObject({
      code: 'payment-required',
    });
    expect(await opened.db.$count(patternExports)).toBe(0);
  });

  it('sells one pattern: drawn once it is paid, given up when it is not', async () => {
    const bought = await buyExport(at.exportServices, at.billing, jeanne, order());
    expect(await findExport(at.exportServices, jeanne, bought.exportId)).toMatchObject({ status: 'unpaid' });
    expect(await listPatterns(at.exportServices, jeanne)).toEqual([]);
    expect(await opened.db.$count(jobs, eq(jobs.exportId, bought.exportId))).toBe(0);
    await pay(bought.url);
    expect(await findExport(at.exportServices, jeanne, bought.exportId)).toMatchObject({ status: 'pending' });
    expect(await balancesOf(opened.db, jeanne.id)).toMatchObject({ issued: -1, extra: 0, reserved: 1 });
    expect(await findPayment(at.billing, jeanne, bought.paymentId)).toMatchObject({
      status: 'paid',
      kind: 'pattern',
    });
    const other = await buyExport(at.exportServices, at.billing, jeanne, order());
    await cancelPayment(at.billing, jeanne, other.paymentId);
    expect(await findExport(at.exportServices, jeanne, other.exportId)).toMatchObject({
      status: 'cancelled',
    });
    expect(sessionAt(other.url)?.status).toBe('expired');
  });

  it('opens one checkout for a double click', async () => {
    const asked = order();
    const bought = await Promise.all(
      Array.from({ length: 5 }, () => buyExport(at.exportServices, at.billing, jeanne, asked)),
    );
    expect(new Set(bought.map(({ url }) => url)).size).toBe(1);
    expect(await opened.db.$count(payments)).toBe(1);
    expect(Object.keys(at.world.state.sessions)).toHaveLength(1);
    const key = newKey();
    const pack = () => startCheckout(at.billing, jeanne, offer({ kind: 'subscription', plan: 'crazy' }), key);
    const started = await Promise.all([pack(), pack(), pack()]);
    expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  });

  it('takes a payment as paid although it is being cancelled', async () => {
    const bought = await buyExport(at.exportServices, at.billing, jeanne, order());
    const session = sessionAt(bought.url);
    if (session) paySession(at.world, session);
    await cancelPayment(at.billing, jeanne, bought.paymentId);
    expect(await findExport(at.exportServices, jeanne, bought.exportId)).toMatchObject({ status: 'pending' });
  });

  it('sells packs to subscribers at the price of their plan', async () => {
    const pack = offer({ kind: 'pack' });
    await expect(startCheckout(at.billing, jeanne, pack, newKey())).rejects.toMatchObject({
      code: 'plan-required',
    });
    await subscribe('starter');
    const again = startCheckout(at.billing, jeanne, offer({ kind: 'subscription', plan: 'happy' }), newKey());
    await expect(again).rejects.toMatchObject({ code: 'already-subscribed' });
    const started = await startCheckout(at.billing, jeanne, pack, newKey());
    expect(sessionAt(started.url)?.amount_total).toBe(1600);
    await pay(started.url);
    expect(await view()).toMatchObject({ credits: { current: 1, extra: 2 } });
  });

  it('bills in dollars for English', async () => {
    const dollars = { kind: 'subscription', plan: 'starter', locale: 'en' };
    const { url } = await startCheckout(at.billing, jeanne, dollars, newKey());
    expect(sessionAt(url)).toMatchObject({ currency: 'usd', amount_total: 900 });
  });

  it('changes the plan from the next month on', async () => {
    await subscribe('starter');
    await changePlan(at.billing, jeanne, { plan: 'crazy' });
    expect(await view()).toMatchObject({
      subscription: { plan: 'starter', nextPlan: 'crazy' },
      wearerLimit: 2,
    });
    at.advance(31);
    await at.settle();
    expect(await view()).toMatchObject({
      subscription: { plan: 'crazy', nextPlan: 'crazy' },
      credits: { current: 3, carried: 1 },
      wearerLimit: 10,
    });
  });

  it('ends at the end of the month that is paid, keeps what is left, and can be taken back until then', async () => {
    await subscribe('happy');
    await changePlan(at.billing, jeanne, { cancelled: true });
    expect(await view()).toMatchObject({ subscription: { status: 'active', cancelled: true } });
    await changePlan(at.billing, jeanne, { cancelled: false });
    expect((await view()).subscription?.nextRenewalDate).toBeDefined();
    await changePlan(at.billing, jeanne, { cancelled: true });
    at.advance(31);
    await at.settle();
    expect(await view()).toMatchObject({
      subscription: { status: 'ended' },
      credits: { current: 0, carried: 2, frozen: true },
      wearerLimit: 2,
    });
    expect(await mails()).toEqual(['subscriptionCancelled', 'subscriptionEnded', 'subscriptionStarted']);
    await expect(placeExport(at.exportServices, jeanne, order())).rejects.toMatchObject({
      code: 'payment-required',
    });
    await subscribe('starter');
    expect(await view()).toMatchObject({ credits: { current: 1, carried: 2, frozen: false } });
    await placeExport(at.exportServices, jeanne, order());
    expect(await view()).toMatchObject({ credits: { current: 1, carried: 1 } });
  });

  it('names the plan that ran when one is cancelled that was to change', async () => {
    await subscribe('happy');
    await changePlan(at.billing, jeanne, { plan: 'starter' });
    await changePlan(at.billing, jeanne, { cancelled: true });
    at.advance(31);
    await at.settle();
    const told = await opened.db.select().from(outbox);
    for (const template of ['subscriptionCancelled', 'subscriptionEnded'])
      expect(told.find((mail) => mail.template === template)?.subject).toContain('Happy');
  });

  it('waits for a renewal that failed, and goes on when it is paid', async () => {
    await subscribe('happy');
    for (const subscription of Object.values(at.world.state.subscriptions)) subscription.own.refusals = 1;
    at.advance(29);
    await at.settle();
    expect(await view()).toMatchObject({
      subscription: { status: 'unpaid' },
      credits: { current: 2, frozen: false },
    });
    // What was paid for before can be used while the payment is tried again.
    await placeExport(at.exportServices, jeanne, order());
    at.advance(4);
    await at.settle();
    expect(await view()).toMatchObject({
      subscription: { status: 'active' },
      credits: { current: 2, carried: 1 },
    });
    expect(await mails()).toEqual(['renewalFailed', 'subscriptionRenewed', 'subscriptionStarted']);
  });

  it('ends after the last failed try', async () => {
    await subscribe('happy');
    for (const subscription of Object.values(at.world.state.subscriptions)) subscription.own.refusals = 9;
    for (const days of [29, 3, 5, 7]) {
      at.advance(days);
      await at.settle();
    }
    expect(await view()).toMatchObject({
      subscription: { status: 'ended' },
      credits: { carried: 2, frozen: true },
    });
    expect((await mails()).filter((kind) => kind === 'renewalFailed')).toHaveLength(3);
  });

  it('takes back what was refunded, once', async () => {
    await subscribe('happy');
    const { url } = await startCheckout(at.billing, jeanne, offer({ kind: 'pack' }), newKey());
    await pay(url);
    const intent = sessionAt(url)?.payment_intent ?? '';
    refund(at.world, intent, 700);
    await at.settle();
    expect(await view()).toMatchObject({ credits: { extra: 1 } });
    refund(at.world, intent);
    const [told] = at.events;
    await at.settle();
    if (told) await at.deliver({ ...told, id: 'evt_again' });
    expect(await view()).toMatchObject({ credits: { current: 2, extra: 0 } });
    const [invoice] = Object.values(at.world.state.invoices);
    refund(at.world, invoice?.payments.data[0]?.payment.payment_intent ?? '');
    await at.settle();
    expect(await view()).toMatchObject({
      credits: { current: 0, carried: 0 },
      invoices: [{ total: 1500, refunded: 1500 }],
      purchases: [{ kind: 'pack', total: 1400, refunded: 1400 }],
    });
  });

  it('leaves the credits of later months alone when news of an old refund comes again', async () => {
    await subscribe('happy');
    for (let i = 0; i < 2; i++) await placeExport(at.exportServices, jeanne, order());
    const [invoice] = Object.values(at.world.state.invoices);
    refund(at.world, invoice?.payments.data[0]?.payment.payment_intent ?? '');
    await at.settle();
    at.advance(31);
    const [told] = at.events;
    await at.settle();
    expect(await view()).toMatchObject({ credits: { current: 2, carried: 0 } });
    if (told)
      await at.deliver({ ...told, id: 'evt_late', type: 'invoice.updated', data: { object: invoice } });
    expect(await view()).toMatchObject({ credits: { current: 2, carried: 0 } });
  });

  it('gives money back when its person went away while she paid', async () => {
    const bought = await buyExport(at.exportServices, at.billing, jeanne, order());
    await opened.db.delete(users);
    await pay(bought.url);
    expect(Object.values(at.world.state.refunds)).toHaveLength(1);
    expect(await opened.db.$count(creditMoves)).toBe(0);
    expect(await opened.db.$count(payments)).toBe(1);
  });

  it('opens the portal to its own customer', async () => {
    await subscribe('happy');
    const { url } = await openPortal(at.billing, jeanne, { locale: 'fr' });
    expect(url).toMatch(/\/pay\/portal\/bps_/);
    const marie = await testUser(opened, 'marie');
    await expect(openPortal(at.billing, marie, { locale: 'fr' })).rejects.toMatchObject({
      code: 'plan-required',
    });
    expect(await wearerLimit(opened.db, marie)).toBe(2);
  });

  it("does not show or cancel another's payment", async () => {
    const { paymentId } = await buyExport(at.exportServices, at.billing, jeanne, order());
    const marie = await testUser(opened, 'marie');
    for (const id of [paymentId, '00000000-0000-4000-8000-000000000000', 'x']) {
      await expect(findPayment(at.billing, marie, id)).rejects.toMatchObject({ code: 'not-found' });
      await expect(cancelPayment(at.billing, marie, id)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  describe('events', () => {
    it.each([
      ['another secret', (payload: string) => sign(payload, 'whsec_other')],
      ['an old signature', (payload: string) => sign(payload, WEBHOOK_SECRET, Date.now() / 1000 - 4_000)],
      [
        'a signature from the future',
        (payload: string) => sign(payload, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) + 4_000),
      ],
      ['no signature', () => ''],
      ['noise', () => 't=1,v1=abc'],
    ])('with %s are refused', async (_, signed) => {
      await subscribe('happy');
      const payload = JSON.stringify({ id: 'evt_x', type: 'invoice.paid', data: { object: { id: 'in_x' } } });
      await expect(takeNews(at.billing, payload, signed(payload))).rejects.toMatchObject({
        code: 'invalid-signature',
      });
    });

    it('that were changed on the way are refused', async () => {
      const payload = JSON.stringify({ id: 'evt_x', type: 'invoice.paid', data: { object: { id: 'in_x' } } });
      const signature = sign(payload, WEBHOOK_SECRET);
      const changed = takeNews(at.billing, payload.replace('in_x', 'in_y'), signature);
      await expect(changed).rejects.toMatchObject({ code: 'invalid-signature' });
    });

    it('give the same whatever their order and however often they come', async () => {
      const script = async () => {
        const happy = await startCheckout(
          at.billing,
          jeanne,
          offer({ kind: 'subscription', plan: 'happy' }),
          newKey(),
        );
        const session = sessionAt(happy.url);
        if (session) paySession(at.world, session);
        at.advance(31);
        at.advance(31);
      };
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat(1_000)), async (chances) => {
          await opened.db.delete(users);
          at = openTestBilling(opened);
          jeanne = await testUser(opened, 'jeanne');
          await script();
          const told = at.events.flatMap((event) =>
            Array.from({ length: 3 + (chances.next().value % 3) }, () => event),
          );
          const mixed = told
            .map((event) => ({ event, rank: chances.next().value }))
            .sort((a, b) => a.rank - b.rank);
          for (let i = 0; i < mixed.length; i += 20) {
            await Promise.all(mixed.slice(i, i + 20).map(({ event }) => at.deliver(event)));
          }
          expect(await view()).toMatchObject({
            subscription: { plan: 'happy', status: 'active' },
            credits: { current: 2, carried: 4, extra: 0 },
          });
          expect((await mails()).filter((kind) => kind !== 'subscriptionStarted')).toHaveLength(2);
        }),
        { numRuns: 3 },
      );
    }, 60_000);
  });

  describe('promo codes', () => {
    const newPromo = (row: Partial<typeof promoCodes.$inferInsert> = {}) =>
      opened.db.insert(promoCodes).values({ code: 'FIL10', percent: 10, ...row });

    it('take their share off the price', async () => {
      await newPromo();
      expect(await checkPromo(opened.db, jeanne, ' fil10 ')).toBe(10);
      const { url } = await startCheckout(
        at.billing,
        jeanne,
        offer({ kind: 'subscription', plan: 'happy', promo: 'fil10' }),
        newKey(),
      );
      expect(sessionAt(url)).toMatchObject({ amount_subtotal: 1500, amount_total: 1350 });
      await pay(url);
      at.advance(31);
      await at.settle();
      expect((await view()).invoices.map(({ total }) => total)).toEqual([1500, 1350]);
    });

    it('say when they are wrong, expired or used', async () => {
      await newPromo();
      await newPromo({ code: 'HIER', expiresAt: new Date(Date.now() - 1_000) });
      await expect(checkPromo(opened.db, jeanne, 'nope')).rejects.toMatchObject({ code: 'promo-wrong' });
      await expect(checkPromo(opened.db, jeanne, 'hier')).rejects.toMatchObject({ code: 'promo-expired' });
      await subscribe('happy', jeanne, { promo: 'FIL10' });
      await expect(checkPromo(opened.db, jeanne, 'FIL10')).rejects.toMatchObject({ code: 'promo-used' });
      const again = startCheckout(at.billing, jeanne, offer({ kind: 'pack', promo: 'FIL10' }), newKey());
      await expect(again).rejects.toMatchObject({ code: 'promo-used' });
    });

    it('end to the second by the clock of the database', async () => {
      const { rows } = await opened.query("select clock_timestamp() + interval '1 second' as soon");
      await newPromo({ expiresAt: new Date(String(rows[0]?.soon)) });
      expect(await checkPromo(opened.db, jeanne, 'FIL10')).toBe(10);
      await new Promise((done) => setTimeout(done, 1_100));
      await expect(checkPromo(opened.db, jeanne, 'FIL10')).rejects.toMatchObject({ code: 'promo-expired' });
    });

    it('move to a new checkout when the old one was left', async () => {
      await newPromo({ maxUses: 1 });
      const promo = 'FIL10';
      const first = await startCheckout(
        at.billing,
        jeanne,
        offer({ kind: 'subscription', plan: 'happy', promo }),
        newKey(),
      );
      const second = await startCheckout(
        at.billing,
        jeanne,
        offer({ kind: 'subscription', plan: 'crazy', promo }),
        newKey(),
      );
      expect(await checkPromo(opened.db, jeanne, promo)).toBe(10);
      expect(sessionAt(first.url)?.status).toBe('expired');
      expect(sessionAt(second.url)).toMatchObject({ status: 'open', amount_total: 1799 });
      await cancelPayment(at.billing, jeanne, second.paymentId);
      expect(await opened.db.$count(promoUses)).toBe(0);
    });

    it('are not used once too often by a hundred at once', async () => {
      await newPromo({ maxUses: 3 });
      const people = await Promise.all(
        Array.from({ length: 100 }, (_, i) => testUser(opened, `person-${i}`)),
      );
      const asks = people.map((user) =>
        buyExport(at.exportServices, at.billing, user, { ...order(), promo: 'FIL10' }),
      );
      const outcomes = await Promise.allSettled(asks);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['promo-expired']));
      expect(await opened.db.$count(promoUses)).toBe(3);
    }, 60_000);
  });
});
