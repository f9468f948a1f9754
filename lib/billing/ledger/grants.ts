import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { creditMoves } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { balancesOf, move } from './moves';

export interface PaidMonth {
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

/** The plan has ended: what is left of the month is carried over, where it stays frozen until a plan runs again. */
export async function endMonth(tx: Database, userId: string, subscriptionId: string): Promise<void> {
  const { current } = await balancesOf(tx, userId);
  const turns = await tx.$count(creditMoves, hers(userId, `end:${subscriptionId}:`));
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

export interface Withdrawal {
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
  const [grant] = await tx
    .select()
    .from(creditMoves)
    .where(and(eq(creditMoves.sourceKey, grantKey), eq(creditMoves.userId, userId)));
  if (!grant) return;
  const settled = Math.max(Math.floor(grant.amount * before), await withdrawn(tx, userId, grantKey));
  const due = Math.floor(grant.amount * share) - settled;
  const accounts = grant.toAccount === 'extra' ? (['extra'] as const) : (['current', 'carried'] as const);
  let left = due;
  for (const from of accounts) {
    const balance = (await balancesOf(tx, userId))[from];
    const amount = Math.min(left, balance);
    if (amount <= 0) continue;
    const sourceKey = `refund:${grantKey}:${from}:${Math.round(share * 10_000)}`;
    if (await move(tx, { userId, from, to: 'withdrawn', amount, sourceKey })) left -= amount;
  }
}

async function withdrawn(tx: Database, userId: string, grantKey: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${creditMoves.amount}), 0)::int` })
    .from(creditMoves)
    .where(hers(userId, `refund:${grantKey}:`));
  return row?.sum ?? 0;
}

// Among her own rows, which are few, not the whole ledger. Ids of the payment service hold underscores, which LIKE takes
// for any letter.
function hers(userId: string, prefix: string) {
  return and(eq(creditMoves.userId, userId), sql`starts_with(${creditMoves.sourceKey}, ${prefix})`);
}
