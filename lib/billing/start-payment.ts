import 'server-only';
import { eq } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { payments } from '@/lib/db/schema';
import { AppError } from '@/lib/errors/app-error';
import type { Locale } from '@/lib/i18n/locales';
import { cancelPayment } from './cancel-payment';
import { closePayment } from './close-payment';
import { runningPlan } from './current-plan';
import { keepPayment, type Payment } from './keep-payment';
import type { Currency, PlanName } from './offers';
import { openPayment } from './open-payment';
import { openPlansOf } from './open-plans';
import { openPaymentHolding } from './promo';
import type { BillingServices } from './services';

export interface PaymentOrder {
  readonly kind: 'pattern' | 'pack' | 'subscription';
  readonly plan?: PlanName;
  readonly exportId?: string;
  readonly amount: number;
  readonly credits: number;
  readonly currency: Currency;
  readonly requestKey: string;
  readonly promo?: string | undefined;
  readonly locale: Locale;
  /** What the payment page calls it; plans have names there. */
  readonly name?: string;
}

export interface StartedPayment {
  readonly paymentId: string;
  /** Page of the payment service to go to. */
  readonly url: string;
}

/**
 * Keeps a payment and opens its checkout, once for a request key: asked again in another language, or with another
 * promo code, the first page is closed for a new one. Refuses `payment-over`, `already-subscribed` when another tab has
 * paid for a plan meanwhile, and `idempotency-mismatch` for a key that stands for something else.
 */
export async function startPayment(
  services: BillingServices,
  user: User,
  order: PaymentOrder,
): Promise<StartedPayment> {
  await freePromo(services, user, order);
  const payment = await services.db.transaction((tx) => keepPayment(tx, user, order));
  if (payment.status !== 'open') throw new AppError('payment-over');
  if (order.kind === 'subscription') await closeOtherPlans(services, user, payment);
  return { paymentId: payment.id, url: await openPayment(services, user, order, payment) };
}

/** She left a checkout open with this code and comes again: the code moves to the new one. */
async function freePromo(services: BillingServices, user: User, { promo: typed, requestKey }: PaymentOrder) {
  const held = typed ? await openPaymentHolding(services.db, user, typed) : undefined;
  if (!held) return;
  const [payment] = await services.db.select().from(payments).where(eq(payments.id, held));
  if (payment && payment.requestKey !== requestKey) await cancelPayment(services, user, held);
}

/** A person has one plan: checkouts for one that she opened before, in another tab, can no longer be paid. */
async function closeOtherPlans(services: BillingServices, user: User, payment: Payment): Promise<void> {
  for (const { id, createdAt } of await openPlansOf(services, user.id))
    if (id !== payment.id && createdAt <= payment.createdAt) await cancelPayment(services, user, id);
  if (!(await runningPlan(services.db, user.id))) return;
  await closePayment(services, payment.id);
  throw new AppError('already-subscribed');
}
