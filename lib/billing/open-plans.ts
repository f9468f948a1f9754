import 'server-only';
import { and, eq } from 'drizzle-orm';
import { payments } from '@/lib/db/schema';
import type { Payment } from './keep-payment';
import type { BillingServices } from './services';

/** Her payments for a plan whose checkouts are still open. */
export function openPlansOf({ db }: Pick<BillingServices, 'db'>, userId: string): Promise<Payment[]> {
  const own = eq(payments.userId, userId);
  const open = and(own, eq(payments.kind, 'subscription'), eq(payments.status, 'open'));
  return db.select().from(payments).where(open);
}

/** One plan is paid for: no other checkout for one can be paid any more. What becomes of each is told as news. */
export async function expireOpenPlans(services: BillingServices, paymentId: string): Promise<void> {
  const [paid] = await services.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!paid?.userId) return;
  for (const { sessionId } of await openPlansOf(services, paid.userId))
    if (sessionId) await services.gateway.expireCheckout(sessionId);
}
