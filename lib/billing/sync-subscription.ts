import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { invoices, subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { userOfCustomer } from './customers';
import type { SubscriptionState } from './gateway';
import { endMonth } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import type { PlanName } from './offers';
import type { BillingServices } from './services';
import { hasEnded } from './standing';

/**
 * Reads a subscription again and keeps what it says. It is read while the person is locked, so that of two readings at
 * once the later one stays; an older subscription never covers a newer one. `whose` spares asking where that is known.
 */
export async function syncSubscription(
  services: BillingServices,
  subscriptionId: string,
  whose?: string,
): Promise<void> {
  const userId = whose ?? (await ownerOf(services, subscriptionId));
  if (!userId) return;
  await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return;
    const state = await services.gateway.readSubscription(subscriptionId);
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    if (before && before.startedAt > state.startedAt) return;
    const plan = await keep(tx, userId, state, before);
    const same = before?.subscriptionId === subscriptionId ? before : undefined;
    if (hasEnded(state.status) && !(same && hasEnded(same.status)))
      await end(tx, services, userId, { ...state, plan });
    const newlyCancelled = state.cancelAtPeriodEnd && !same?.cancelAtPeriodEnd;
    if (newlyCancelled) await tellCancelled(tx, services, userId, { ...state, plan });
  });
}

/** Whose it is: known from what is kept, or told by the service when it is new. */
async function ownerOf(
  { db, gateway }: BillingServices,
  subscriptionId: string,
): Promise<string | undefined> {
  const kept = eq(subscriptions.subscriptionId, subscriptionId);
  const [row] = await db.select({ userId: subscriptions.userId }).from(subscriptions).where(kept);
  if (row) return row.userId;
  return userOfCustomer(db, (await gateway.readSubscription(subscriptionId)).customerId);
}

type Kept = typeof subscriptions.$inferSelect;

/** Writes down what the subscription says; the plan that runs until the paid month ends. */
async function keep(
  tx: Database,
  userId: string,
  state: SubscriptionState,
  before?: Kept,
): Promise<PlanName> {
  const { subscriptionId, status, plan: nextPlan, currency, startedAt, periodEnd, cancelAtPeriodEnd } = state;
  // What runs is what the last paid month was for; a change shows from the next on.
  const own = eq(invoices.userId, userId);
  const paid = and(own, eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid'));
  const [last] = await tx.select().from(invoices).where(paid).orderBy(desc(invoices.periodStart)).limit(1);
  const plan = last?.plan ?? nextPlan;
  const row = { subscriptionId, status, plan, nextPlan, currency, startedAt, periodEnd, cancelAtPeriodEnd };
  if (before && saysTheSame(before, row)) return plan;
  await tx
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: sql`now()` } });
  return plan;
}

function saysTheSame(before: Kept, row: Partial<Kept>): boolean {
  const names = Object.keys(row) as (keyof Kept)[];
  return names.every((name) => before[name]?.valueOf() === row[name]?.valueOf());
}

async function end(
  tx: Database,
  services: BillingServices,
  userId: string,
  { subscriptionId, plan }: SubscriptionState,
) {
  await endMonth(tx, userId, subscriptionId);
  await queueBillingMail(tx, services, { userId, kind: 'subscriptionEnded', key: subscriptionId, plan });
}

function tellCancelled(tx: Database, services: BillingServices, userId: string, state: SubscriptionState) {
  const { subscriptionId, periodEnd, plan } = state;
  const key = `${subscriptionId}:${periodEnd.getTime()}`;
  return queueBillingMail(tx, services, {
    userId,
    kind: 'subscriptionCancelled',
    key,
    plan,
    until: periodEnd,
  });
}
