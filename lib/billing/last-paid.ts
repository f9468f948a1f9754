import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { invoices } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { PlanName } from './offers';

/** What the last paid month of a subscription was for; undefined before the first. */
export async function lastPaidPlan(db: Database, subscriptionId: string): Promise<PlanName | undefined> {
  const paid = and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'paid'));
  const latest = db.select().from(invoices).where(paid).orderBy(desc(invoices.periodStart)).limit(1);
  return (await latest)[0]?.plan;
}
