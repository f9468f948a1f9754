import 'server-only';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { found, isId } from '@/lib/accounts/ownership';
import type { User } from '@/lib/accounts/users';
import { invoices, type PaymentKind, type PaymentStatus, payments, subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { currentPlan } from './current-plan';
import { balancesOf } from './ledger/moves';
import { type Currency, PLANS, type PlanName, WEARERS_WITHOUT_PLAN } from './offers';
import { paidCents } from './paid-cents';
import { hasEnded, runs } from './plan-status';
import type { BillingServices } from './services';
import { syncCheckout } from './sync-checkout';

export interface SubscriptionView {
  readonly plan: PlanName;
  readonly status: 'active' | 'unpaid' | 'ended';
  readonly cancelled: boolean;
  /** End of the month that is paid, as an ISO moment. */
  readonly endDate: string;
  /** From the end date on; absent when nothing follows. */
  readonly nextPlan?: PlanName;
  /** When the next credits come; absent when none do. */
  readonly nextRenewalDate?: string;
  readonly currency: Currency;
}

export interface BillingView {
  readonly subscription?: SubscriptionView;
  readonly credits: {
    readonly current: number;
    readonly carried: number;
    readonly extra: number;
    /** The credits of the plan cannot be used until one runs again. */
    readonly frozen: boolean;
  };
  readonly wearerLimit: number;
  /** Plans bought while another ran, ended and paid back of late; newest first. */
  readonly givenBack: readonly { plan: PlanName; total: number; currency: Currency; date: string }[];
  readonly invoices: readonly {
    number: string;
    total: number;
    currency: Currency;
    plan: PlanName;
    date: string;
    status: string;
    /** What of it went back, in cents. */
    refunded: number;
  }[];
  /** What was bought once: patterns and packs, newest first. */
  readonly purchases: readonly {
    id: string;
    kind: PaymentKind;
    total: number;
    currency: Currency;
    date: string;
    /** Number of the receipt, once it is written. */
    number?: string;
    refunded: number;
  }[];
}

/** How long a plan that was given back is spoken of, in days. */
const SPOKEN_OF = 30;

/** What she has: plan, credits and invoices. */
export async function billingView(db: Database, user: User): Promise<BillingView> {
  const row = await currentPlan(db, user.id);
  const { current, carried, extra } = await balancesOf(db, user.id);
  const billed = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, user.id))
    .orderBy(desc(invoices.createdAt));
  const frozen = !runs(row?.status) && current + carried > 0;
  return {
    ...(row ? { subscription: subscriptionView(row) } : {}),
    credits: { current, carried, extra, frozen },
    wearerLimit: await wearerLimit(db, user),
    givenBack: await givenBackOf(db, user),
    invoices: billed.map(({ id, number, total, currency, plan, createdAt, status, refundedShare }) => {
      const refunded = Math.round(total * refundedShare);
      return { number: number ?? id, total, currency, plan, date: createdAt.toISOString(), status, refunded };
    }),
    purchases: await purchasesOf(db, user),
  };
}

async function givenBackOf(db: Database, user: User): Promise<BillingView['givenBack']> {
  const lately = gt(subscriptions.givenBackAt, sql`now() - make_interval(days => ${SPOKEN_OF})`);
  const own = and(eq(subscriptions.userId, user.id), lately);
  const rows = await db.select().from(subscriptions).where(own).orderBy(desc(subscriptions.givenBackAt));
  return rows.map(({ plan, currency, givenBack, givenBackAt }) => {
    return { plan, total: givenBack ?? 0, currency, date: (givenBackAt ?? new Date()).toISOString() };
  });
}

async function purchasesOf(db: Database, user: User): Promise<BillingView['purchases']> {
  const bought = and(
    eq(payments.userId, user.id),
    eq(payments.status, 'paid'),
    ne(payments.kind, 'subscription'),
  );
  const rows = await db.select().from(payments).where(bought).orderBy(desc(payments.createdAt));
  return rows.map((row) => {
    const { id, kind, currency, number, paidAt, createdAt, refundedShare } = row;
    const total = paidCents(row);
    const refunded = Math.round(total * refundedShare);
    const date = (paidAt ?? createdAt).toISOString();
    return { id, kind, total, currency, date, refunded, ...(number ? { number } : {}) };
  });
}

function subscriptionView(row: typeof subscriptions.$inferSelect): SubscriptionView {
  const { plan, nextPlan, currency, cancelAtPeriodEnd: cancelled, periodEnd } = row;
  const ended = hasEnded(row.status);
  const endDate = periodEnd.toISOString();
  const goesOn = !ended && !cancelled;
  return {
    plan,
    status: ended ? 'ended' : row.status === 'active' ? 'active' : 'unpaid',
    cancelled,
    endDate,
    ...(goesOn ? { nextPlan, nextRenewalDate: endDate } : {}),
    currency,
  };
}

/** How many wearers she may keep: those of her plan while it runs. Those saved before stay when it ends. */
export async function wearerLimit(db: Database, user: User): Promise<number> {
  const row = await currentPlan(db, user.id);
  return row && !hasEnded(row.status) ? PLANS[row.plan].wearers : WEARERS_WITHOUT_PLAN;
}

export interface PaymentView {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly status: PaymentStatus;
  /** Credits it gives by itself; those of a plan come with its months. */
  readonly credits: number;
  readonly plan?: PlanName;
  readonly exportId?: string;
}

/** How one of her payments stands, read again from the service while it is open; `not-found` for another's. */
export async function findPayment(services: BillingServices, user: User, id: string): Promise<PaymentView> {
  const own = and(eq(payments.id, id), eq(payments.userId, user.id));
  const read = async () =>
    found(isId(id) ? (await services.db.select().from(payments).where(own))[0] : undefined);
  const before = await read();
  if (before.status === 'open' && before.sessionId) await syncCheckout(services, before.sessionId);
  const { kind, status, credits, plan, exportId } = await read();
  return { id, kind, status, credits, ...(plan ? { plan } : {}), ...(exportId ? { exportId } : {}) };
}
