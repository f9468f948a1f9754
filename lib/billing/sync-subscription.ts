import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { invoices, subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { userOfCustomer } from './customers';
import type { SubscriptionState } from './gateway';
import { endMonth } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import type { BillingServices } from './services';
import { hasEnded } from './standing';

/**
 * Reads a subscription again and keeps what it says. It is read while the person is locked, so that of two readings at
 * once the later one stays; an older subscription never covers a newer one.
 */
export async function syncSubscription(services: BillingServices, subscriptionId: string): Promise<void> {
  const { customerId } = await services.gateway.readSubscription(subscriptionId);
  const userId = await userOfCustomer(services.db, customerId);
  if (!userId) return;
  await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return;
    const state = await services.gateway.readSubscription(subscriptionId);
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    if (before && before.startedAt > state.startedAt) return;
    await keep(tx, userId, state);
    const same = before?.subscriptionId === subscriptionId ? before : undefined;
    if (hasEnded(state.status) && !(same && hasEnded(same.status))) await end(tx, services, userId, state);
    const newlyCancelled = state.cancelAtPeriodEnd && !same?.cancelAtPeriodEnd;
    if (newlyCancelled) await tellCancelled(tx, services, userId, state);
  });
}

async function keep(tx: Database, userId: string, state: SubscriptionState): Promise<void> {
  const { subscriptionId, status, plan: nextPlan, currency, startedAt, periodEnd, cancelAtPeriodEnd } = state;
  // What runs is what the last paid month was for; a change shows from the next on.
  const paid = and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid'));
  const [last] = await tx.select().from(invoices).where(paid).orderBy(desc(invoices.periodStart)).limit(1);
  const plan = last?.plan ?? nextPlan;
  const row = { subscriptionId, status, plan, nextPlan, currency, startedAt, periodEnd, cancelAtPeriodEnd };
  await tx
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { ...row, updatedAt: sql`now()` } });
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
