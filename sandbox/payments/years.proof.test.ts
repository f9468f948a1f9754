import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { startCheckout } from '@/lib/billing/checkout';
import { balancesOf, lockPerson } from '@/lib/billing/ledger/moves';
import { ledgerCredits } from '@/lib/billing/ledger/spend';
import { PLAN_NAMES, PLANS, type PlanName } from '@/lib/billing/offers';
import { changePlan } from '@/lib/billing/plan';
import { parseChoices } from '@/lib/choices/parse';
import { customers, subscriptions } from '@/lib/db/schema';
import { testEngines } from '@/lib/db/test-databases';
import type { OpenDatabase } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { testUser } from '@/lib/exports/test-house';
import { paySession } from './checkout';
import { refund } from './money';
import { type BillingHouse, billingHouse } from './test-billing';
import type { Event, Subscription } from './types';

// A share of the thousand customers each time, the whole of them with SIMULATED_CUSTOMERS=1000.
const CUSTOMERS = Number(process.env.SIMULATED_CUSTOMERS ?? 4);
const MONTHS = 36;

/** A sequence of chances that is the same each time, so that a failure can be looked at again. */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    happens: (share: number) => next() < share,
    below: (limit: number) => Math.floor(next() * limit),
    shuffled: <T>(items: readonly T[]) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}

describe.each(testEngines().slice(-1))('three years of months on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: BillingHouse;
  const chance = chances(2_026);
  const choices = parseChoices({ garment: 'top' });
  let keys = 0;

  beforeAll(async () => {
    opened = await open();
    at = billingHouse(opened);
  }, 60_000);
  afterAll(async () => {
    at.house.clear();
    await opened.close();
  });

  const refusedIsFine = (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  };

  /** Everything told so far arrives two or three times, mixed up, several at once. */
  async function arrive() {
    const told = at.events
      .splice(0)
      .flatMap((event) => (isNews(event) ? Array(2 + chance.below(2)).fill(event) : [event]));
    const mixed = chance.shuffled(told as Event[]);
    for (let i = 0; i < mixed.length; i += 10) await Promise.all(mixed.slice(i, i + 10).map(at.deliver));
  }

  const isNews = ({ type }: Event) => !/^(payment_intent|charge\.succeeded)/.test(type);

  async function buy(user: User, offer: object) {
    const key = `years-${++keys}`;
    const started = await startCheckout(at.billing, user, { locale: 'fr', ...offer }, key).catch(
      refusedIsFine,
    );
    const session = started && at.world.state.sessions[started.url.split('/').at(-1) ?? ''];
    if (session && chance.happens(0.9)) paySession(at.world, session);
  }

  /** One export of hers, done or failed. */
  async function sew({ id: userId }: User) {
    const charge = { userId, exportId: `export-${++keys}`, tries: 1, choices };
    const ends = chance.happens(0.85) ? ledgerCredits.capture : ledgerCredits.release;
    await opened.db
      .transaction(async (tx) => {
        await lockPerson(tx, userId);
        await ledgerCredits.reserve(tx, charge);
        await ends(tx, charge);
      })
      .catch(refusedIsFine);
  }

  const plan = () => PLAN_NAMES[chance.below(3)] as PlanName;

  async function live(user: User) {
    if (chance.happens(0.25)) await buy(user, { kind: 'subscription', plan: plan() });
    if (chance.happens(0.1)) await buy(user, { kind: 'pack' });
    if (chance.happens(0.1)) await changePlan(at.billing, user, { plan: plan() }).catch(refusedIsFine);
    if (chance.happens(0.08))
      await changePlan(at.billing, user, { cancelled: chance.happens(0.7) }).catch(refusedIsFine);
    for (let i = chance.below(4); i > 0; i--) await sew(user);
  }

  /** What happens at the payment service without us. */
  function fate() {
    for (const subscription of Object.values(at.world.state.subscriptions)) {
      if (chance.happens(0.05)) subscription.refusals = 1 + chance.below(4);
    }
    for (const charge of Object.values(at.world.state.charges)) {
      const left = charge.amount - charge.amount_refunded;
      if (left > 1 && chance.happens(0.01))
        refund(at.world, charge.payment_intent, chance.happens(0.5) ? left : Math.ceil(left / 2));
    }
  }

  it(`agree with the payment service to the credit for ${CUSTOMERS} customers`, async () => {
    const people = await Promise.all(
      Array.from({ length: CUSTOMERS }, (_, i) => testUser(opened, `customer-${i}`)),
    );
    for (let month = 0; month < MONTHS; month++) {
      for (const person of people) await live(person);
      fate();
      // Sometimes news stays away for months and then comes at once.
      if (chance.happens(0.8)) await arrive();
      at.advance(27 + chance.below(7));
    }
    await arrive();
    for (const person of people) await agree(person);
  }, 3_600_000);

  async function agree({ id }: User) {
    const balances = await balancesOf(opened.db, id);
    expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    for (const [account, amount] of Object.entries(balances)) {
      if (account !== 'issued') expect([account, amount >= 0]).toEqual([account, true]);
    }
    expect(balances.reserved).toBe(0);
    const known = (await opened.db.select().from(customers)).find(({ userId }) => userId === id);
    expect(-balances.issued).toBe(known ? soldTo(known.customerId) : 0);
    if (known) await agreeOnPlan(id, known.customerId);
  }

  /** Credits by the payment service's own books. */
  function soldTo(customer: string): number {
    const { invoices, sessions, prices } = at.world.state;
    const months = Object.values(invoices).filter(
      (one) => one.customer === customer && one.status === 'paid',
    );
    const packs = Object.values(sessions).filter(
      ({ customer: whose, mode, status }) =>
        whose === customer && mode === 'payment' && status === 'complete',
    );
    const patternsOf = (price: string) => {
      const key = prices[price]?.lookup_key ?? '';
      return PLAN_NAMES.filter((name) => key.includes(name)).reduce(
        (sum, name) => sum + PLANS[name].patterns,
        0,
      );
    };
    const fromMonths = months.map(({ lines }) => patternsOf(lines.data[0].pricing.price_details.price));
    return fromMonths.reduce((sum, count) => sum + count, 0) + 2 * packs.length;
  }

  async function agreeOnPlan(userId: string, customer: string) {
    const all = Object.values(at.world.state.subscriptions).filter((one) => one.customer === customer);
    const newest = all.reduce<Subscription | undefined>(
      (a, b) => (a && a.created >= b.created ? a : b),
      undefined,
    );
    const row = (await opened.db.select().from(subscriptions)).find((one) => one.userId === userId);
    expect(row?.status).toBe(newest?.status);
    expect(row?.subscriptionId).toBe(newest?.id);
    expect(row?.cancelAtPeriodEnd ?? false).toBe(newest?.cancel_at_period_end ?? false);
  }
});
