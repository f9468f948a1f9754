import 'server-only';
import { complexityPrice } from '@/lib/choices/price';
import type { Database } from '@/lib/db/types';
import type { Credits, UsableCredit } from '@/lib/exports/credits';
import { runningPlan } from '../current-plan';
import { type Balances, balancesOf, findMove, move, noCredit } from './moves';

const keyOf = (exportId: string, tries: number, what: string) => `export:${exportId}:${tries}:${what}`;

/**
 * Exports paid with credits of the ledger, spent carried over first, then current, then extra. Credits of a plan can
 * be used while it runs; without one they stay frozen, while extra ones can always be used.
 */
export const ledgerCredits: Credits = {
  next: nextCredit,
  async reserve(tx, { userId, exportId, tries, choices }) {
    const from = await nextCredit(tx, userId);
    if (!from) throw noCredit(complexityPrice(choices));
    await move(tx, { userId, from, to: 'reserved', amount: 1, sourceKey: keyOf(exportId, tries, 'reserve') });
  },
  async capture(tx, { userId, exportId, tries }) {
    await move(tx, {
      userId,
      from: 'reserved',
      to: 'spent',
      amount: 1,
      sourceKey: keyOf(exportId, tries, 'capture'),
    });
  },
  async release(tx, { userId, exportId, tries }) {
    const reserved = await findMove(tx, keyOf(exportId, tries, 'reserve'));
    if (!reserved) return;
    const sourceKey = keyOf(exportId, tries, 'release');
    await move(tx, { userId, from: 'reserved', to: reserved.fromAccount, amount: 1, sourceKey });
  },
};

async function nextCredit(db: Database, userId: string) {
  return firstUsable(await balancesOf(db, userId), await hasRunningPlan(db, userId));
}

/** The account the next pattern is paid from; undefined when nothing can be used. */
function firstUsable(balances: Balances, planRuns: boolean): UsableCredit | undefined {
  const order: UsableCredit[] = planRuns ? ['carried', 'current', 'extra'] : ['extra'];
  return order.find((account) => balances[account] > 0);
}

/** Whether her plan is paid for and running. */
export async function hasRunningPlan(db: Database, userId: string): Promise<boolean> {
  return (await runningPlan(db, userId)) !== undefined;
}
