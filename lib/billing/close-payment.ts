import 'server-only';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { payments } from '@/lib/db/schema';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import { releasePromo } from './promo';
import type { BillingServices } from './services';

interface Closing {
  /** The checkout that is over; a payment that has another by now stays open. */
  readonly sessionId?: string;
  /** It was sent and refused afterwards: she thinks that she has paid. */
  readonly refused?: boolean;
}

/** The payment will not come: its promo code is free again and its export is given up. */
export async function closePayment(
  services: BillingServices,
  paymentId: string,
  { sessionId, refused = false }: Closing = {},
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (known?.userId) await lockPerson(tx, known.userId);
    const stillOpen = and(eq(payments.id, paymentId), eq(payments.status, 'open'), isLast(sessionId));
    const [closed] = await tx.update(payments).set({ status: 'cancelled' }).where(stillOpen).returning();
    if (!closed) return;
    await releasePromo(tx, paymentId);
    if (closed.exportId) await services.dropUnpaidExport(tx, closed.exportId);
    if (refused && closed.userId)
      await queueBillingMail(tx, services, { userId: closed.userId, kind: 'paymentFailed', key: paymentId });
  });
}

function isLast(sessionId: string | undefined) {
  if (!sessionId) return undefined;
  // Without a checkout of its own it is about to be given one, or never was before its time ran out.
  const never = and(isNull(payments.sessionId), lt(payments.expiresAt, sql`now()`));
  return or(eq(payments.sessionId, sessionId), never);
}
