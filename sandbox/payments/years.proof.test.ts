import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentPlan, type KeptPlan } from '@/lib/billing/current-plan';
import { balancesOf } from '@/lib/billing/ledger/moves';
import { customers, patternExports, promoCodes } from '@/lib/db/schema';
import type { OpenDatabase } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { fulfil } from '@/lib/exports/fulfil';
import { claimJob } from '@/lib/exports/job';
import { testEngines } from '@/lib/testing/db/databases';
import { draws, scriptedRenderer, testUser } from '@/lib/testing/exports/services';
import { noteFigure } from '@/lib/testing/figures';
import { openTestBilling, type TestBilling } from '@/lib/testing/payments/billing';
import { type Books, booksOf } from '@/lib/testing/payments/books';
import { chances } from '@/lib/testing/payments/chances';
import { groupedBy, inLanes } from '@/lib/testing/payments/lanes';
import { FAILS, type Life, liveAMonth, meetFate } from '@/lib/testing/payments/life';
import type { Event } from './types';

// A share of the thousand customers each time, the whole of them in `npm run test:faults`.
const CUSTOMERS = Number(process.env.SIMULATED_CUSTOMERS ?? 8);
const MONTHS = 36;
const AT_ONCE = 10;

describe.each(testEngines().slice(-1))('three years of months on $name', ({ open }) => {
  let opened: OpenDatabase;
  let at: TestBilling;
  let lives: Life[];
  let deliveries = 0;
  const chance = chances(2_026);

  beforeAll(async () => {
    opened = await open();
    at = openTestBilling(opened);
    await opened.db.insert(promoCodes).values([
      { code: 'MOITIE', percent: 50 },
      { code: 'OFFERT', percent: 100 },
      { code: 'RARE', percent: 20, maxUses: 3 },
      { code: 'HIER', percent: 10, expiresAt: new Date(0) },
    ]);
    lives = [];
    for (let i = 0; i < CUSTOMERS; i++)
      lives.push({ user: await testUser(opened, `customer-${i}`), chance: chances(i), acts: 0, sewn: 0 });
  }, 120_000);
  afterAll(async () => {
    at.exportServices.clear();
    await opened.close();
  }, 120_000);

  it(
    `agree with the payment service to the credit for ${CUSTOMERS} customers`,
    async () => {
      for (let month = 0; month < MONTHS; month++) {
        await inLanes(lives, AT_ONCE, (life) => liveAMonth(at, life));
        fate();
        // Sometimes news stays away for months and then comes at once.
        if (month === MONTHS - 1 || chance.happens(0.8)) await arrive();
        await draw();
        at.advance(27 + chance.below(7));
      }
      await arrive();
      await draw();
      await agree();
    },
    300_000 + CUSTOMERS * 6_000,
  );

  const ownerOf = ({ data }: Event) => {
    const { customer } = data.object as { customer?: string };
    return at.world.state.customers[customer ?? '']?.metadata.user;
  };

  function fate() {
    const { subscriptions: plans, charges, customers: known } = at.world.state;
    const plansOf = groupedBy(Object.values(plans), ({ customer }) => known[customer]?.metadata.user);
    const chargesOf = groupedBy(Object.values(charges), ({ customer }) => known[customer]?.metadata.user);
    for (const life of lives)
      meetFate(at, life, plansOf.get(life.user.id) ?? [], chargesOf.get(life.user.id) ?? []);
  }

  /** Everything told so far arrives two or three times, mixed up, several at once. */
  async function arrive() {
    const told = groupedBy(at.events.splice(0), ownerOf);
    const copies = lives.flatMap(({ user, chance: own }) =>
      (told.get(user.id) ?? []).flatMap((event) =>
        Array.from({ length: 2 + own.below(2) }, () => ({ event, rank: own.below(1_000_000) })),
      ),
    );
    deliveries += copies.length;
    const mixed = copies.sort((a, b) => a.rank - b.rank);
    await inLanes(mixed, AT_ONCE, ({ event }) => at.deliver(event));
  }

  /** The drawing room: patterns ordered whole come out or fail, as their names say. */
  async function draw() {
    const renderer = scriptedRenderer((order, options) => {
      if (order.patternName === FAILS) throw new AppError('failed-check');
      return draws(order, options);
    });
    const closing = new AbortController().signal;
    const workshop = { services: at.exportServices, renderer, leaseSeconds: 30, closing };
    for (let job = await claimJob(opened.db, 30); job; job = await claimJob(opened.db, 30))
      await fulfil(workshop, job);
  }

  async function agree() {
    const books = booksOf(at.world, 'Droitfil');
    const known = new Map(
      (await opened.db.select().from(customers)).map((row) => [row.userId, row.customerId]),
    );
    const ready = await opened.db.select().from(patternExports).where(eq(patternExports.status, 'ready'));
    const made = groupedBy(ready, ({ userId }) => userId);
    for (const { user, sewn } of lives) {
      const own = books.get(known.get(user.id) ?? '') ?? { sold: 0, refunded: 0 };
      await agreeOnCredits(user.id, own, sewn + (made.get(user.id)?.length ?? 0));
      agreeOnPlan(await currentPlan(opened.db, user.id), own);
    }
    const all = [...books.values()];
    const sum = (of: (one: Books) => number) => all.reduce((total, one) => total + of(one), 0);
    noteFigure(
      'years',
      `${CUSTOMERS} customers, ${MONTHS} months, ${Object.keys(at.world.state.invoices).length} invoices, ` +
        `${deliveries} events delivered: ${sum(({ sold }) => sold)} credits sold, ${sum(({ refunded }) => refunded)} refunded`,
    );
  }

  async function agreeOnCredits(userId: string, { sold, refunded }: Books, used: number) {
    const { issued, ...balances } = await balancesOf(opened.db, userId);
    expect(Object.values(balances).reduce((sum, amount) => sum + amount, issued)).toBe(0);
    for (const [account, amount] of Object.entries(balances))
      expect([account, amount >= 0]).toEqual([account, true]);
    expect({ sold: -issued, reserved: balances.reserved, spent: balances.spent }).toEqual({
      sold,
      reserved: 0,
      spent: used,
    });
    expect(balances.withdrawn).toBeLessThanOrEqual(refunded);
  }

  function agreeOnPlan(row: KeptPlan | undefined, { newest }: Books) {
    expect(row?.status).toBe(newest?.status);
    expect(row?.subscriptionId).toBe(newest?.id);
    expect(row?.cancelAtPeriodEnd ?? false).toBe(newest?.cancel_at_period_end ?? false);
  }
});
