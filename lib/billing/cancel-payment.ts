import 'server-only';
import { and, eq } from 'drizzle-orm';
import { found, isId } from '@/lib/accounts/ownership';
import type { User } from '@/lib/accounts/users';
import { payments } from '@/lib/db/schema';
import { closePayment } from './close-payment';
import type { BillingServices } from './services';
import { syncCheckout } from './sync-checkout';

/**
 * Ends an own checkout that was not paid and gives back what it held. One that was paid meanwhile is taken as paid.
 */
export async function cancelPayment(services: BillingServices, user: User, paymentId: string): Promise<void> {
  const own = and(eq(payments.id, paymentId), eq(payments.userId, user.id));
  const payment = found(
    isId(paymentId) ? (await services.db.select().from(payments).where(own))[0] : undefined,
  );
  if (payment.status !== 'open') return;
  if (!payment.sessionId) return closePayment(services, payment.id);
  await services.gateway.expireCheckout(payment.sessionId);
  await syncCheckout(services, payment.sessionId);
}
