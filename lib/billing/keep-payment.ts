import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { only } from '@/lib/db/only';
import { payments } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { lockPerson } from './ledger/moves';
import { heldCode, holdPromo, normalCode, releasePromo } from './promo';
import type { PaymentOrder } from './start-payment';

export type Payment = typeof payments.$inferSelect;

/** The payment of a request key, made at its first use, with the promo code it was asked with last. */
export async function keepPayment(tx: Database, user: User, order: PaymentOrder): Promise<Payment> {
  if (!(await lockPerson(tx, user.id))) throw new AppError('unauthorized');
  const payment = (await findSame(tx, user, order)) ?? (await insert(tx, user, order));
  return payment.status === 'open' ? applyPromo(tx, user, order, payment) : payment;
}

async function findSame(tx: Database, user: User, order: PaymentOrder): Promise<Payment | undefined> {
  const asked = and(eq(payments.userId, user.id), eq(payments.requestKey, order.requestKey));
  const [before] = await tx.select().from(payments).where(asked);
  if (!before) return undefined;
  const { kind, plan = null, exportId = null } = order;
  if (before.kind !== kind || before.plan !== plan || before.exportId !== exportId)
    throw new AppError('idempotency-mismatch', { fields: ['idempotencyKey'] });
  return before;
}

async function insert(tx: Database, user: User, order: PaymentOrder): Promise<Payment> {
  const { promo: _, locale: __, name: ___, ...row } = order;
  // The clock itself, after the wait for the lock: the later of two tabs is the later one here.
  const createdAt = sql`clock_timestamp()`;
  return only(
    await tx
      .insert(payments)
      .values({ ...row, userId: user.id, createdAt })
      .returning(),
  );
}

async function applyPromo(
  tx: Database,
  user: User,
  { promo: typed }: PaymentOrder,
  payment: Payment,
): Promise<Payment> {
  const held = await heldCode(tx, payment.id);
  if (held === (typed && normalCode(typed))) return payment;
  await releasePromo(tx, payment.id);
  const percentOff = typed ? await holdPromo(tx, user, typed, payment.id) : 0;
  return only(await tx.update(payments).set({ percentOff }).where(eq(payments.id, payment.id)).returning());
}
