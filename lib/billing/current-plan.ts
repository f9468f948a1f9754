import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { subscriptions } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { hasBegun, runs } from './plan-status';

export type KeptPlan = typeof subscriptions.$inferSelect;

/** The plan that counts: the one that runs; where none does, the last that did. */
export async function currentPlan(db: Database, userId: string): Promise<KeptPlan | undefined> {
  const own = and(eq(subscriptions.userId, userId), eq(subscriptions.surplus, false));
  const all = await db.select().from(subscriptions).where(own).orderBy(asc(subscriptions.startedAt));
  const begun = all.filter(({ status }) => hasBegun(status));
  return begun.find(({ status }) => runs(status)) ?? begun.at(-1);
}

/** The plan that is paid for and running, if any. */
export async function runningPlan(db: Database, userId: string): Promise<KeptPlan | undefined> {
  const plan = await currentPlan(db, userId);
  return plan && runs(plan.status) ? plan : undefined;
}
