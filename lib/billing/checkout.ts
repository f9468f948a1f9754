import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { only } from '@/lib/db/only';
import { payments, subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { siteUrl } from '@/lib/env/site-url';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { cancelPayment } from './cancel-payment';
import { customerOf } from './customers';
import type { CheckoutOrder } from './gateway';
import { lockPerson } from './ledger/moves';
import { currencyOf, PACK_SIZE, PLAN_NAMES, PLANS, packPrice } from './offers';
import { holdPromo, openPaymentHolding } from './promo';
import type { BillingServices } from './services';
import { runs } from './standing';

/** Minutes a checkout stays open; a promo code is held no longer. */
const OPEN_MINUTES = 40;

const promo = z.string().trim().min(1).max(40).optional();
const locale = z.enum(LOCALES);
const offer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('subscription'), plan: z.enum(PLAN_NAMES), promo, locale }),
  z.strictObject({ kind: z.literal('pack'), promo, locale }),
]);

export interface StartedPayment {
  readonly paymentId: string;
  /** Page of the payment service to go to. */
  readonly url: string;
}

/**
 * Sends a person to pay for a plan or a pack of extra credits. The same request key gives the same checkout. Refuses
 * `already-subscribed`, `plan-required` for a pack without a running plan, and what a promo code may refuse.
 */
export async function startCheckout(
  services: BillingServices,
  user: User,
  input: unknown,
  requestKey: string,
): Promise<StartedPayment> {
  const asked = parseInput(offer, input);
  const running = await runningPlan(services.db, user.id);
  if (asked.kind === 'subscription' && running) throw new AppError('already-subscribed');
  if (asked.kind === 'pack' && !running) throw new AppError('plan-required');
  const currency = running?.currency ?? currencyOf(asked.locale);
  const common = { requestKey, currency, promo: asked.promo, locale: asked.locale };
  if (asked.kind === 'pack') {
    const plan = (running as NonNullable<typeof running>).plan;
    return startPayment(services, user, {
      ...common,
      kind: 'pack',
      amount: packPrice(plan),
      credits: PACK_SIZE,
    });
  }
  const { plan } = asked;
  return startPayment(services, user, {
    ...common,
    kind: 'subscription',
    plan,
    amount: PLANS[plan].price,
    credits: 0,
  });
}

export interface PaymentOrder {
  readonly kind: 'pattern' | 'pack' | 'subscription';
  readonly plan?: (typeof PLAN_NAMES)[number];
  readonly exportId?: string;
  readonly amount: number;
  readonly credits: number;
  readonly currency: 'eur' | 'usd';
  readonly requestKey: string;
  readonly promo?: string | undefined;
  readonly locale: Locale;
  /** What the payment page calls it; plans have names there. */
  readonly name?: string;
}

/** Keeps a payment and opens its checkout, once for a request key. */
export async function startPayment(
  services: BillingServices,
  user: User,
  order: PaymentOrder,
): Promise<StartedPayment> {
  const { db, gateway } = services;
  await freePromo(services, user, order);
  const customerId = await customerOf(services, user);
  const payment = await db.transaction((tx) => keepPayment(tx, user, order));
  if (payment.status !== 'open') throw new AppError('payment-over');
  const { sessionId, url } = await gateway.openCheckout(checkoutOrder(services, customerId, order, payment));
  await db.update(payments).set({ sessionId }).where(eq(payments.id, payment.id));
  return { paymentId: payment.id, url };
}

type Payment = typeof payments.$inferSelect;

async function keepPayment(tx: Database, user: User, order: PaymentOrder): Promise<Payment> {
  if (!(await lockPerson(tx, user.id))) throw new AppError('unauthorized');
  const asked = and(eq(payments.userId, user.id), eq(payments.requestKey, order.requestKey));
  const [before] = await tx.select().from(payments).where(asked);
  if (before) return before;
  const { promo: typed, locale: _, name: __, ...row } = order;
  const payment = only(
    await tx
      .insert(payments)
      .values({ ...row, userId: user.id })
      .returning(),
  );
  if (!typed) return payment;
  const percentOff = await holdPromo(tx, user, typed, payment.id);
  return only(await tx.update(payments).set({ percentOff }).where(eq(payments.id, payment.id)).returning());
}

/** She left a checkout open with this code and comes again: the code moves to the new one. */
async function freePromo(services: BillingServices, user: User, { promo: typed, requestKey }: PaymentOrder) {
  const held = typed ? await openPaymentHolding(services.db, user, typed) : undefined;
  if (!held) return;
  const [payment] = await services.db.select().from(payments).where(eq(payments.id, held));
  if (payment && payment.requestKey !== requestKey) await cancelPayment(services, user, held);
}

function checkoutOrder(
  { origins }: BillingServices,
  customerId: string,
  order: PaymentOrder,
  payment: Payment,
): CheckoutOrder {
  const page = (path: string) => siteUrl(origins, order.locale, `${path}?payment=${payment.id}`);
  return {
    paymentId: payment.id,
    customerId,
    item: order.plan ? { plan: order.plan } : { name: order.name ?? 'Droitfil', amount: order.amount },
    currency: order.currency,
    percentOff: payment.percentOff,
    locale: order.locale,
    // From the row, so that the same key always asks for the same thing.
    expiresAt: new Date(payment.createdAt.getTime() + OPEN_MINUTES * 60_000),
    successUrl: page('/payment/success'),
    cancelUrl: page('/payment/cancel'),
  };
}

/** The plan that is paid for and running, if any. */
export async function runningPlan(db: Database, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row && runs(row.status) ? row : undefined;
}
