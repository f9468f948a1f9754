import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseChoices } from '@/lib/choices/parse';
import { creditMoves, subscriptions, users } from '@/lib/db/schema';
import type { Database, OpenDatabase } from '@/lib/db/types';
import { testEngines } from '@/lib/testing/db/databases';
import { testUser } from '@/lib/testing/exports/services';
import { endMonth, grantExtra, turnMonth, withdraw } from './grants';
import { balancesOf, lockPerson, move } from './moves';
import { ledgerCredits } from './spend';

const choices = parseChoices({ garment: 'top' });
const inAnyOrder = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

describe.each(testEngines())('the ledger of credits on $name', ({ open }) => {
  let opened: OpenDatabase;
  let userId: string;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    userId = (await testUser(opened, 'jeanne')).id;
  });
  afterEach(() => opened.db.delete(users));

  /** Does `act` as every use case does: in a transaction, with the person locked. */
  function locked<T>(act: (tx: Database) => Promise<T>): Promise<T> {
    return opened.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      return act(tx);
    });
  }

  async function run(status: string) {
    const row = {
      userId,
      subscriptionId: 'sub_1',
      status,
      plan: 'happy',
      nextPlan: 'happy',
      currency: 'eur',
    } as const;
    const values = { ...row, startedAt: new Date(), periodEnd: new Date() };
    await opened.db
      .insert(subscriptions)
      .values(values)
      .onConflictDoUpdate({ target: subscriptions.subscriptionId, set: values });
  }

  const month = (invoiceId: string, patterns = 2, latest = true) =>
    locked((tx) => turnMonth(tx, { userId, invoiceId, patterns, latest }));
  const charge = (exportId: string, tries = 1) => ({ userId, exportId, tries, choices });
  const balances = () => balancesOf(opened.db, userId);

  it('spends carried over credits first, then current, then extra', async () => {
    await run('active');
    await month('in_1', 1);
    await month('in_2', 1);
    await locked((tx) => grantExtra(tx, userId, 'p1', 1));
    const from = [];
    for (const id of ['a', 'b', 'c']) {
      await locked((tx) => ledgerCredits.reserve(tx, charge(id)));
      const now = await balances();
      from.push([now.carried, now.current, now.extra]);
    }
    expect(from).toEqual([
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    const refused = locked((tx) => ledgerCredits.reserve(tx, charge('d')));
    await expect(refused).rejects.toMatchObject({
      code: 'payment-required',
      figures: { price: expect.any(Number) },
    });
  });

  it('captures and releases a try once, and gives back where it was taken', async () => {
    await run('active');
    await month('in_1', 2);
    for (const what of ['reserve', 'reserve', 'release', 'release'] as const) {
      await locked((tx) => ledgerCredits[what](tx, charge('x')));
    }
    expect(await balances()).toMatchObject({ current: 2, reserved: 0 });
    for (const what of ['reserve', 'capture', 'capture'] as const) {
      await locked((tx) => ledgerCredits[what](tx, charge('x', 2)));
    }
    expect(await balances()).toMatchObject({ current: 1, reserved: 0, spent: 1, issued: -2 });
  });

  it('freezes the credits of a plan that ended, and loses none', async () => {
    await run('active');
    await month('in_1', 2);
    await locked((tx) => grantExtra(tx, userId, 'p1', 1));
    await run('canceled');
    await locked((tx) => endMonth(tx, userId, 'sub_1'));
    await locked((tx) => endMonth(tx, userId, 'sub_1'));
    expect(await balances()).toMatchObject({ current: 0, carried: 2, extra: 1 });
    await locked((tx) => ledgerCredits.reserve(tx, charge('extra')));
    await expect(locked((tx) => ledgerCredits.reserve(tx, charge('frozen')))).rejects.toMatchObject({
      code: 'payment-required',
    });
    await run('active');
    await month('in_2', 2);
    await locked((tx) => ledgerCredits.reserve(tx, charge('thawed')));
    expect(await balances()).toMatchObject({ current: 2, carried: 1, extra: 0, reserved: 2 });
  });

  it('takes back what a refund bought, as far as it is left', async () => {
    await run('active');
    await month('in_1', 2);
    await locked((tx) => ledgerCredits.reserve(tx, charge('used')));
    const refund = (share: number) =>
      locked((tx) => withdraw(tx, { userId, grantKey: 'invoice:in_1', share }));
    await refund(0.5);
    await refund(0.5);
    expect(await balances()).toMatchObject({ current: 0, withdrawn: 1, reserved: 1 });
    await refund(1);
    expect(await balances()).toMatchObject({ current: 0, withdrawn: 1, reserved: 1 });
  });

  it('never falls below zero', async () => {
    const taking = { userId, from: 'extra', to: 'spent', amount: 1, sourceKey: 'mistake' } as const;
    await expect(locked((tx) => move(tx, taking))).rejects.toThrow(/would fall/);
    expect(await opened.db.$count(creditMoves)).toBe(0);
  });

  it('lets the last credit go once, however many ask at once', async () => {
    await locked((tx) => grantExtra(tx, userId, 'p1', 1));
    const asks = Array.from({ length: 20 }, (_, i) =>
      locked((tx) => ledgerCredits.reserve(tx, charge(`race-${i}`))),
    );
    const outcomes = await Promise.allSettled(asks);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balances()).toMatchObject({ extra: 0, reserved: 1 });
  });

  it('is the same whatever order months are told in, and however often', async () => {
    const months = [1, 2, 3].map((n) => ({ id: `in_${n}`, n, patterns: n }));
    await fc.assert(
      fc.asyncProperty(inAnyOrder([...months, ...months]), async (told) => {
        await opened.db.delete(creditMoves);
        let newest = 0;
        for (const { id, n, patterns } of told) {
          await month(id, patterns, n >= newest);
          newest = Math.max(newest, n);
        }
        expect(await balances()).toMatchObject({ current: 3, carried: 3, issued: -6 });
      }),
      { numRuns: 12 },
    );
  });

  it('sums to zero after anything', async () => {
    await run('active');
    const step = fc.record({
      what: fc.constantFrom('month', 'extra', 'reserve', 'capture', 'release', 'end', 'refund'),
      n: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await opened.db.delete(creditMoves);
        for (const { what, n } of steps) await take(what, n).catch(onlyRefusals);
        const now = await balances();
        expect(Object.values(now).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        for (const [account, amount] of Object.entries(now))
          if (account !== 'issued') expect(amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  });

  async function take(what: string, n: number) {
    if (what === 'month') return month(`in_${n}`, n);
    return locked(async (tx) => {
      if (what === 'extra') await grantExtra(tx, userId, `p${n}`, 2);
      if (what === 'reserve') await ledgerCredits.reserve(tx, charge(`e${n}`));
      if (what === 'capture' || what === 'release') await settleOnce(tx, n, what);
      if (what === 'end') await endMonth(tx, userId, 'sub_1');
      if (what === 'refund') await withdraw(tx, { userId, grantKey: `invoice:in_${n}`, share: n / 4 });
    });
  }

  /** An export ends one way: the state of its row sees to that, and here the ledger itself is asked. */
  async function settleOnce(tx: Database, n: number, what: 'capture' | 'release') {
    const { reserved } = await balancesOf(tx, userId);
    if (reserved > 0) await ledgerCredits[what](tx, charge(`e${n}`));
  }

  function onlyRefusals(error: { code?: string; message?: string }) {
    if (error.code !== 'payment-required') throw error;
  }
});
