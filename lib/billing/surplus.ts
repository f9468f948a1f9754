import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { payments, subscriptions } from '@/lib/db/schema';
import { currentPlan, type KeptPlan } from './current-plan';
import type { SubscriptionState } from './gateway';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import { runs } from './plan-status';
import { releasePromo } from './promo';
import type { BillingServices } from './services';

/**
 * Which of a person's plans were bought while another ran, by their ids. The one known to run stays, for its patterns
 * may be used already; where none is known, the first that was begun. What was surplus once stays so.
 */
export function surplusAmong(
  states: readonly SubscriptionState[],
  before: ReadonlyMap<string, Pick<KeptPlan, 'status' | 'surplus'>>,
): ReadonlySet<string> {
  const once = states.filter(({ subscriptionId: id }) => before.get(id)?.surplus);
  const running = states
    .filter((state) => runs(state.status) && !once.includes(state))
    .toSorted(
      (a, b) =>
        a.startedAt.getTime() - b.startedAt.getTime() || a.subscriptionId.localeCompare(b.subscriptionId),
    );
  const stays = running.find(({ subscriptionId: id }) => runs(before.get(id)?.status)) ?? running[0];
  const others = running.filter((state) => state !== stays);
  return new Set([...once, ...others].map(({ subscriptionId }) => subscriptionId));
}

/** Ends her surplus plans at the service, pays them back whole and tells her; any number of times. */
export async function giveBackSurplus(services: BillingServices, userId: string): Promise<void> {
  const waiting = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.surplus, true),
    isNull(subscriptions.givenBackAt),
  );
  for (const row of await services.db.select().from(subscriptions).where(waiting))
    await giveBack(services, row);
}

async function giveBack(services: BillingServices, row: KeptPlan): Promise<void> {
  const { db, gateway, log } = services;
  const { subscriptionId, userId } = row;
  await gateway.endSubscription(subscriptionId);
  let cents = 0;
  for (const { invoiceId, paymentIntent, total } of await gateway.listPaid(subscriptionId)) {
    if (paymentIntent) await gateway.refund(paymentIntent, `surplus:${invoiceId}`);
    cents += total;
  }
  await db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId))) return;
    const undone = and(eq(subscriptions.subscriptionId, subscriptionId), isNull(subscriptions.givenBackAt));
    const done = { givenBackAt: sql`now()`, givenBack: cents };
    const [now] = await tx.update(subscriptions).set(done).where(undone).returning();
    if (!now) return;
    await returnPayment(tx, subscriptionId);
    const kept = (await currentPlan(tx, userId))?.plan;
    const money = { amount: cents, currency: row.currency };
    const key = subscriptionId;
    await queueBillingMail(tx, services, { userId, kind: 'planGivenBack', key, plan: row.plan, kept, money });
    log.warn({ subscription: subscriptionId, cents }, 'a second plan was ended and given back');
  });
}

async function returnPayment(tx: BillingServices['db'], subscriptionId: string): Promise<void> {
  const own = eq(payments.subscriptionId, subscriptionId);
  const returned = { status: 'returned', refundedShare: 1 } as const;
  for (const { id } of await tx.update(payments).set(returned).where(own).returning({ id: payments.id }))
    await releasePromo(tx, id);
}
