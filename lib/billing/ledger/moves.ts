import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type CreditAccount, creditMoves, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';

interface Move {
  readonly userId: string;
  readonly from: CreditAccount;
  readonly to: CreditAccount;
  readonly amount: number;
  /** What happened (`invoice:<id>`): it happens once, however often it is told. */
  readonly sourceKey: string;
}

export type Balances = Readonly<Record<CreditAccount, number>>;

const EMPTY: Balances = { issued: 0, current: 0, carried: 0, extra: 0, reserved: 0, spent: 0, withdrawn: 0 };

/** Locks the person for the rest of the transaction: credits move one transaction at a time. False when she is gone. */
export async function lockPerson(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

/**
 * Writes a move, the person being locked; false when its source key is known already. No account of a person goes
 * below zero: such a move is a mistake of ours and throws an Error.
 */
export async function move(tx: Database, { userId, from, to, amount, sourceKey }: Move): Promise<boolean> {
  if (amount === 0) return false;
  const row = { userId, fromAccount: from, toAccount: to, amount, sourceKey };
  const written = await tx
    .insert(creditMoves)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: creditMoves.id });
  if (written.length === 0) return false;
  // What is issued comes from nowhere and has no end.
  if (from === 'issued') return true;
  const left = (await balancesOf(tx, userId))[from];
  if (left < 0) throw new Error(`The account ${from} would fall to ${left}.`);
  return true;
}

/** What is in each account of a person; the seven sum to zero. */
export async function balancesOf(db: Database, userId: string): Promise<Balances> {
  const rows = await db
    .select({
      from: creditMoves.fromAccount,
      to: creditMoves.toAccount,
      sum: sql<number>`sum(${creditMoves.amount})::int`,
    })
    .from(creditMoves)
    .where(eq(creditMoves.userId, userId))
    .groupBy(creditMoves.fromAccount, creditMoves.toAccount);
  const balances: Record<CreditAccount, number> = { ...EMPTY };
  for (const { from, to, sum } of rows) {
    balances[from] -= sum;
    balances[to] += sum;
  }
  return balances;
}

/** The move made for `sourceKey`, if it was. */
export async function findMove(
  db: Database,
  sourceKey: string,
): Promise<typeof creditMoves.$inferSelect | undefined> {
  const [found] = await db.select().from(creditMoves).where(eq(creditMoves.sourceKey, sourceKey));
  return found;
}

/** No credit is left that could be used. */
export function noCredit(price: number): AppError {
  return new AppError('payment-required', { figures: { price } });
}
