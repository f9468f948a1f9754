import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { creditMoves } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { balancesOf, move } from './moves';

interface PaidMonth {
  readonly userId: string;
  readonly invoiceId: string;
  readonly patterns: number;
  /** False when a later month was told first: its credits come already carried over. */
  readonly latest: boolean;
}

/**
 * A month of a plan that was paid: what is left of the month before is carried over, then the new credits come. Keyed
 * by the invoice, so the turn happens once for each, early, late or told many times, and in any order leaves the same.
 * The person is locked. Whether it was new.
 */
export async function turnMonth(
  tx: Database,
  { userId, invoiceId, patterns, latest }: PaidMonth,
): Promise<boolean> {
  const sourceKey = `invoice:${invoiceId}`;
  const to = latest ? 'current' : 'carried';
  const { current } = await balancesOf(tx, userId);
  const isNew = await move(tx, { userId, from: 'issued', to, amount: patterns, sourceKey });
  // What was there before the grant is what is carried.
  if (isNew && latest) await carry(tx, userId, current, `turn:${invoiceId}`);
  return isNew;
}

/** Patterns paid for because the plan was changed within its month: they come to those of that month. Locked; whether new. */
export function grantWithin(
  tx: Database,
  { userId, invoiceId, patterns: amount }: Omit<PaidMonth, 'latest'>,
): Promise<boolean> {
  return move(tx, { userId, from: 'issued', to: 'current', amount, sourceKey: `invoice:${invoiceId}` });
}

/** The plan has ended: what is left of the month is carried over, where it stays frozen until a plan runs again. */
export async function endMonth(tx: Database, userId: string, subscriptionId: string): Promise<void> {
  const { current } = await balancesOf(tx, userId);
  const turns = await tx.$count(creditMoves, ofUser(userId, `end:${subscriptionId}:`));
  await carry(tx, userId, current, `end:${subscriptionId}:${turns + 1}`);
}

async function carry(tx: Database, userId: string, amount: number, sourceKey: string) {
  if (amount > 0) await move(tx, { userId, from: 'current', to: 'carried', amount, sourceKey });
}

/** Credits that were bought: they never expire. The person is locked. */
export function grantExtra(
  tx: Database,
  userId: string,
  paymentId: string,
  amount: number,
): Promise<boolean> {
  return move(tx, { userId, from: 'issued', to: 'extra', amount, sourceKey: `payment:${paymentId}` });
}

interface Withdrawal {
  readonly userId: string;
  /** Where the grant that is taken back came from: `payment:<id>` or `invoice:<id>`. */
  readonly grantKey: string;
  /** How much of the money went back, from 0 to 1. */
  readonly share: number;
  /** How much of it was dealt with before. */
  readonly before?: number;
}

/**
 * Money went back: as many of its credits go as that share bought, as far as she still has them. What was used stays
 * used, also when this is told again later and new credits have come; nothing falls below zero. The person is locked.
 */
export async function withdraw(
  tx: Database,
  { userId, grantKey, share, before = 0 }: Withdrawal,
): Promise<void> {
  if (share <= before) return;
  const grant = await grantOf(tx, userId, grantKey);
  if (!grant) return;
  const settled = Math.max(Math.floor(grant.amount * before), await withdrawn(tx, userId, grantKey));
  const due = Math.floor(grant.amount * share) - settled;
  const accounts = grant.toAccount === 'extra' ? (['extra'] as const) : (['current', 'carried'] as const);
  let left = due;
  const again = await restored(tx, userId, grantKey);
  for (const from of accounts) {
    const balance = (await balancesOf(tx, userId))[from];
    const amount = Math.min(left, balance);
    if (amount <= 0) continue;
    const times = again.count > 0 ? `:${again.count}` : '';
    const sourceKey = `refund:${grantKey}:${from}:${Math.round(share * 10_000)}${times}`;
    if (await move(tx, { userId, from, to: 'withdrawn', amount, sourceKey })) left -= amount;
  }
}

/**
 * A dispute was won and the money is ours again: what had been taken of its credits beyond `share` comes back, that of
 * a plan as carried over. The person is locked.
 */
export async function restore(
  tx: Database,
  { userId, grantKey, share }: Omit<Withdrawal, 'before'>,
): Promise<void> {
  const grant = await grantOf(tx, userId, grantKey);
  if (!grant) return;
  const amount = (await withdrawn(tx, userId, grantKey)) - Math.floor(grant.amount * share);
  if (amount <= 0) return;
  const { count } = await restored(tx, userId, grantKey);
  const to = grant.toAccount === 'extra' ? 'extra' : 'carried';
  const sourceKey = `restore:${grantKey}:${count + 1}`;
  await move(tx, { userId, from: 'withdrawn', to, amount, sourceKey });
}

async function grantOf(tx: Database, userId: string, grantKey: string) {
  const own = and(eq(creditMoves.sourceKey, grantKey), eq(creditMoves.userId, userId));
  const [grant] = await tx.select().from(creditMoves).where(own);
  return grant;
}

/** How many credits of a grant are withdrawn and have not come back. */
async function withdrawn(tx: Database, userId: string, grantKey: string): Promise<number> {
  const taken = await sumOf(tx, userId, `refund:${grantKey}:`);
  return taken.sum - (await restored(tx, userId, grantKey)).sum;
}

function restored(tx: Database, userId: string, grantKey: string) {
  return sumOf(tx, userId, `restore:${grantKey}:`);
}

async function sumOf(tx: Database, userId: string, prefix: string): Promise<{ sum: number; count: number }> {
  const [row] = await tx
    .select({
      sum: sql<number>`coalesce(sum(${creditMoves.amount}), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(creditMoves)
    .where(ofUser(userId, prefix));
  return row ?? { sum: 0, count: 0 };
}

// Among her own rows, which are few, not the whole ledger. Ids of the payment service hold underscores, which LIKE takes
// for any letter.
function ofUser(userId: string, prefix: string) {
  return and(eq(creditMoves.userId, userId), sql`starts_with(${creditMoves.sourceKey}, ${prefix})`);
}
