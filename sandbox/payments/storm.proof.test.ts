import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '@/lib/accounts/users';
import { findPayment } from '@/lib/billing/account';
import { startCheckout } from '@/lib/billing/checkout';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { mulberry32 } from '@/lib/cli/random';
import { creditMoves, jobs, patternExports, payments, subscriptions } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { placeExport } from '@/lib/exports/place';
import { buyExport } from '@/lib/exports/purchase';
import { testEngines } from '@/lib/testing/db/databases';
import { testOrder, testUser } from '@/lib/testing/exports/services';
import { noteFigure } from '@/lib/testing/figures';
import { openTestBilling, type TestBilling } from '@/lib/testing/payments/billing';
import { paySession } from './checkout';
import type { Event } from './types';

// A share of the figures of RELIABILITY (B1, B3) each time, the whole of them in `npm run test:faults`.
const PAYMENTS = Number(process.env.STORM_PAYMENTS ?? 30);
const DOUBLE_CLICKS = Number(process.env.STORM_CLICKS ?? 8);
const AT_ONCE = 20;

describe.each(testEngines().slice(-1))('a storm on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;
  const random = mulberry32(20_261_121);
  const below = (limit: number) => Math.floor(random() * limit);

  beforeAll(async () => {
    opened = await open();
    at = openTestBilling(opened);
  }, 60_000);
  afterAll(async () => {
    at.exportServices.clear();
    await opened.close();
  });

  const sessionAt = (url: string) => at.world.state.sessions[url.split('/').at(-1) ?? ''];
  const pay = (url: string) => {
    const session = sessionAt(url);
    if (session) paySession(at.world, session);
  };
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);

  async function subscriber(name: string): Promise<User> {
    const user = await testUser(opened, name);
    const offer = { kind: 'subscription', plan: 'crazy', locale: 'fr' };
    pay((await startCheckout(at.billing, user, offer, `start-${name}`)).url);
    return user;
  }

  /** Each event three to ten times, mixed up, twenty on their way at once; none may be turned away. */
  async function rain(events: readonly Event[]) {
    const told = shuffled(events.flatMap((event) => Array.from({ length: 3 + below(8) }, () => event)));
    for (let i = 0; i < told.length; i += AT_ONCE)
      await Promise.all(told.slice(i, i + AT_ONCE).map((event) => at.deliver(event)));
    return told.length;
  }

  it(
    `of ${PAYMENTS} payments told over and over grants each of them once`,
    async () => {
      const people = await Promise.all(
        Array.from({ length: Math.ceil(PAYMENTS / 5) }, (_, i) => subscriber(`storm-${i}`)),
      );
      let told = await rain(at.events.splice(0));
      const packs = PAYMENTS - people.length;
      for (let i = 0; i < packs; i++) {
        const user = people[i % people.length] as User;
        pay((await startCheckout(at.billing, user, { kind: 'pack', locale: 'fr' }, `storm-pack-${i}`)).url);
      }
      told += await rain(at.events.splice(0));
      const granted = await opened.db.select().from(creditMoves).where(eq(creditMoves.fromAccount, 'issued'));
      expect(granted).toHaveLength(PAYMENTS);
      noteFigure(
        'B1',
        `${PAYMENTS} payments, ${told} deliveries: ${granted.length} grants, none turned away`,
      );
      expect(await opened.db.$count(payments, eq(payments.status, 'paid'))).toBe(PAYMENTS);
      expect(await opened.db.$count(subscriptions, eq(subscriptions.status, 'active'))).toBe(people.length);
      for (const { id } of people) {
        const balances = await balancesOf(opened.db, id);
        expect(balances.current).toBe(3);
        expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
      }
    },
    60_000 + PAYMENTS * 400,
  );

  it(
    `of ${DOUBLE_CLICKS} double clicks in two tabs charges each export and each payment once`,
    async () => {
      const user = await subscriber('clicks');
      await at.settle();
      const packs = Math.ceil(DOUBLE_CLICKS / 2);
      for (let i = 0; i < packs; i++)
        pay((await startCheckout(at.billing, user, { kind: 'pack', locale: 'fr' }, `clicks-pack-${i}`)).url);
      await at.settle();
      const before = await balancesOf(opened.db, user.id);
      const placed = new Set<string>();
      for (let i = 0; i < DOUBLE_CLICKS; i++) {
        const order = testOrder(`clicks-order-${i}`);
        const tabs = await Promise.all([1, 2, 3, 4].map(() => placeExport(at.exportServices, user, order)));
        for (const { exportId } of tabs) placed.add(exportId);
      }
      expect(placed.size).toBe(DOUBLE_CLICKS);
      const after = await balancesOf(opened.db, user.id);
      expect(after.reserved - before.reserved).toBe(DOUBLE_CLICKS);
      expect(await opened.db.$count(jobs, inArray(jobs.exportId, [...placed]))).toBe(DOUBLE_CLICKS);

      const stranger = await testUser(opened, 'buys-one-by-one');
      const checkouts = new Set<string>();
      for (let i = 0; i < DOUBLE_CLICKS; i++) {
        const order = testOrder(`clicks-buy-${i}`);
        const tabs = await Promise.all(
          [1, 2, 3, 4].map(() => buyExport(at.exportServices, at.billing, stranger, order)),
        );
        expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
        const [first] = tabs;
        if (!first) throw new Error('nothing was bought');
        pay(first.url);
        // The page one returns to asks, in both tabs, while the news arrives.
        await Promise.all([
          findPayment(at.billing, stranger, first.paymentId),
          findPayment(at.billing, stranger, first.paymentId),
          rain(at.events.splice(0)),
        ]);
        checkouts.add(first.exportId);
      }
      expect(checkouts.size).toBe(DOUBLE_CLICKS);
      expect(await balancesOf(opened.db, stranger.id)).toMatchObject({
        issued: -DOUBLE_CLICKS,
        reserved: DOUBLE_CLICKS,
        extra: 0,
      });
      const begun = inArray(patternExports.id, [...checkouts]);
      const all = await opened.db.select().from(patternExports).where(begun);
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['pending']));
      noteFigure(
        'B3',
        `${DOUBLE_CLICKS} exports and ${DOUBLE_CLICKS} payments clicked four times each: one charge each`,
      );
    },
    60_000 + DOUBLE_CLICKS * 2_000,
  );

  it('of months told late, twice or three at a time leaves the same as months told in time', async () => {
    const [punctual, late] = [await subscriber('punctual'), await subscriber('late')];
    await at.settle();
    const customerOf = (user: User) => {
      const known = Object.values(at.world.state.customers).find(({ metadata }) => metadata.user === user.id);
      return known?.id ?? '';
    };
    const held: Event[] = [];
    const isOf = (event: Event, user: User) =>
      (event.data.object as { customer?: string }).customer === customerOf(user);
    for (let month = 0; month < 3; month++) {
      at.advance(31);
      const told = at.events.splice(0);
      held.push(...told.filter((event) => isOf(event, late)));
      for (const event of told.filter((each) => isOf(each, punctual))) await at.deliver(event);
    }
    await rain(held);
    const { issued, current, carried } = await balancesOf(opened.db, punctual.id);
    expect({ issued, current, carried }).toEqual({ issued: -12, current: 3, carried: 9 });
    expect(await balancesOf(opened.db, late.id)).toEqual(await balancesOf(opened.db, punctual.id));
  }, 60_000);
});
