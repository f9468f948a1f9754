import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { customers, subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { KeptPlan } from './current-plan';
import type { SubscriptionState } from './gateway';
import { lastPaidPlan } from './last-paid';
import { endMonth } from './ledger/grants';
import { lockPerson } from './ledger/moves';
import { queueBillingMail } from './mails';
import type { PlanName } from './offers';
import { hasBegun, hasEnded, runs } from './plan-status';
import type { BillingServices } from './services';
import { giveBackSurplus, surplusAmong } from './surplus';

type Sold = SubscriptionState & { readonly plan: PlanName };

/**
 * Reads all plans of a person again and keeps what the service says of each; of two that run one is ended and given
 * back. They are read before anything is locked, so nothing here waits for the service. Readings are numbered as they
 * begin and an older one never covers a newer: whatever changed at the service has news of its own, whose reading
 * begins after the change.
 */
export async function syncPlans(services: BillingServices, userId: string): Promise<void> {
  const reading = await beginReading(services.db, userId);
  if (!reading) return;
  const states = await readPlans(services, userId, reading.customerId);
  await services.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId)) || !(await isNewest(tx, userId, reading.readings))) return;
    await write(tx, services, userId, states);
  });
  await giveBackSurplus(services, userId);
}

async function beginReading(db: Database, userId: string) {
  const [begun] = await db
    .update(customers)
    .set({ readings: sql`${customers.readings} + 1` })
    .where(eq(customers.userId, userId))
    .returning();
  return begun;
}

async function isNewest(tx: Database, userId: string, reading: number): Promise<boolean> {
  const older = and(eq(customers.userId, userId), lt(customers.written, reading));
  const noted = await tx.update(customers).set({ written: reading }).where(older).returning();
  return noted.length > 0;
}

/** What the service lists for her, and those kept as running that it lists no more, as of a customer it deleted. */
async function readPlans(
  { db, gateway }: BillingServices,
  userId: string,
  customerId: string,
): Promise<readonly Sold[]> {
  const listed = await gateway.listSubscriptions(customerId);
  const known = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const named = new Set(listed.map(({ subscriptionId }) => subscriptionId));
  const unlisted = known.filter((row) => !named.has(row.subscriptionId) && !hasEnded(row.status));
  const others = await Promise.all(unlisted.map((row) => gateway.readSubscription(row.subscriptionId)));
  return [...listed, ...others].filter((state): state is Sold => state?.plan !== undefined);
}

async function write(tx: Database, services: BillingServices, userId: string, states: readonly Sold[]) {
  const known = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const before = new Map(known.map((row) => [row.subscriptionId, row]));
  const surplus = surplusAmong(states, before);
  const oneRuns = states.some(({ subscriptionId: id, status }) => runs(status) && !surplus.has(id));
  for (const state of states) {
    const was = before.get(state.subscriptionId);
    const plan = await keep(tx, userId, { ...state, surplus: surplus.has(state.subscriptionId) }, was);
    if (surplus.has(state.subscriptionId)) continue;
    if (hasEnded(state.status) && isNews(state, was, known)) {
      if (!oneRuns) await endMonth(tx, userId, state.subscriptionId);
      await tellEnd(tx, services, userId, { ...state, plan });
    }
    if (state.cancelAtPeriodEnd && !was?.cancelAtPeriodEnd && hasBegun(state.status))
      await tellCancelled(tx, services, userId, { ...state, plan });
  }
}

/** An end is told once, and not of a plan from before all those that are known. */
function isNews(state: Sold, was: KeptPlan | undefined, known: readonly KeptPlan[]): boolean {
  if (was) return !hasEnded(was.status);
  return known.every(({ startedAt }) => startedAt <= state.startedAt);
}

/** Writes down what the subscription says; answers the plan that runs until the paid month ends. */
async function keep(
  tx: Database,
  userId: string,
  state: Sold & { readonly surplus: boolean },
  was?: KeptPlan,
): Promise<PlanName> {
  const { plan: nextPlan, customerId: _, ...said } = state;
  // What runs is what the last paid month was for; a change shows from the next on.
  const plan = (await lastPaidPlan(tx, state.subscriptionId)) ?? nextPlan;
  const row = { userId, plan, nextPlan, ...said };
  if (was && saysTheSame(was, row)) return plan;
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.subscriptionId, set: { ...row, updatedAt: sql`now()` } });
  return plan;
}

function saysTheSame(was: KeptPlan, row: Partial<KeptPlan>): boolean {
  const names = Object.keys(row) as (keyof KeptPlan)[];
  return names.every((name) => was[name]?.valueOf() === row[name]?.valueOf());
}

function tellEnd(tx: Database, services: BillingServices, userId: string, { subscriptionId, plan }: Sold) {
  return queueBillingMail(tx, services, { userId, kind: 'subscriptionEnded', key: subscriptionId, plan });
}

function tellCancelled(tx: Database, services: BillingServices, userId: string, state: Sold) {
  const { subscriptionId, periodEnd, plan } = state;
  const key = `${subscriptionId}:${periodEnd.getTime()}`;
  const told = { userId, kind: 'subscriptionCancelled', key, plan, until: periodEnd } as const;
  return queueBillingMail(tx, services, told);
}
