import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { payments, promoCodes, promoUses } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';

/**
 * What a promo code would take off, in percent. Refuses `promo-wrong`, `promo-expired` and `promo-used`. One that her own
 * open checkout holds can still be used: it moves to the next.
 */
export async function checkPromo(db: Database, user: User, typed: string): Promise<number> {
  const code = await findCode(db, typed);
  await refuseExpired(db, code);
  if (!(await openPaymentHolding(db, user, typed))) await refuseUsed(db, code, user);
  return code.percent;
}

/**
 * Holds a use of a promo code for a payment, within `tx`. The code's row is locked while its uses are counted and the
 * database's clock decides, so the last use goes to one person and none comes late.
 */
export async function holdPromo(tx: Database, user: User, typed: string, paymentId: string): Promise<number> {
  const { id } = await findCode(tx, typed);
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('update');
  if (!code) throw new AppError('promo-wrong', { fields: ['promo'] });
  await refuseExpired(tx, code);
  await refuseUsed(tx, code, user);
  await tx.insert(promoUses).values({ promoId: code.id, usedBy: digestOf(user), paymentId });
  return code.percent;
}

/** Gives the use back: the payment will not come. */
export async function releasePromo(tx: Database, paymentId: string): Promise<void> {
  await tx.delete(promoUses).where(eq(promoUses.paymentId, paymentId));
}

/** The code a payment holds, in capitals. */
export async function heldCode(db: Database, paymentId: string): Promise<string | undefined> {
  const held = db.select({ code: promoCodes.code }).from(promoUses);
  const named = held.innerJoin(promoCodes, eq(promoCodes.id, promoUses.promoId));
  return (await named.where(eq(promoUses.paymentId, paymentId)))[0]?.code;
}

/** Her own checkout that is still open and holds the code she types again. */
export async function openPaymentHolding(
  db: Database,
  user: User,
  typed: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: payments.id })
    .from(promoUses)
    .innerJoin(promoCodes, eq(promoCodes.id, promoUses.promoId))
    .innerJoin(payments, eq(payments.id, promoUses.paymentId))
    .where(
      and(
        eq(promoCodes.code, normalCode(typed)),
        eq(promoUses.usedBy, digestOf(user)),
        eq(payments.userId, user.id),
        eq(payments.status, 'open'),
      ),
    );
  return row?.id;
}

type Code = typeof promoCodes.$inferSelect;

async function findCode(db: Database, typed: string): Promise<Code> {
  const [code] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalCode(typed)));
  if (!code) throw new AppError('promo-wrong', { fields: ['promo'] });
  return code;
}

async function refuseExpired(db: Database, { id }: Code): Promise<void> {
  const [read] = await db
    // The clock itself, not the start of a transaction that may have waited for its turn.
    .select({ over: sql<boolean>`coalesce(${promoCodes.expiresAt} <= clock_timestamp(), false)` })
    .from(promoCodes)
    .where(eq(promoCodes.id, id));
  if (read?.over) throw new AppError('promo-expired', { fields: ['promo'] });
}

async function refuseUsed(db: Database, { id, maxUses }: Code, user: User): Promise<void> {
  const own = await db.$count(
    promoUses,
    and(eq(promoUses.promoId, id), eq(promoUses.usedBy, digestOf(user))),
  );
  if (own > 0) throw new AppError('promo-used', { fields: ['promo'] });
  const used = await db.$count(promoUses, eq(promoUses.promoId, id));
  // To whoever comes too late, a code that is used up is over.
  if (maxUses !== null && used >= maxUses) throw new AppError('promo-expired', { fields: ['promo'] });
}

/** As codes are kept. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Stays when her account goes, so that a new one cannot use the code again; names nobody. */
function digestOf({ tenant, objectId }: User): string {
  return createHash('sha256')
    .update(JSON.stringify(['promo', tenant, objectId]))
    .digest('hex');
}
