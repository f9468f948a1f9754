import 'server-only';
import { and, eq } from 'drizzle-orm';
import { payments, promoCodes, promoUses } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';

export interface PromoUsed {
  readonly code: string;
  readonly percent: number;
}

/** The promo code with which an export was paid for, with what it took off then. */
export async function promoOf(db: Database, exportId: string): Promise<PromoUsed | undefined> {
  const [used] = await db
    .select({ code: promoCodes.code, percent: payments.percentOff })
    .from(payments)
    .innerJoin(promoUses, eq(promoUses.paymentId, payments.id))
    .innerJoin(promoCodes, eq(promoCodes.id, promoUses.promoId))
    .where(and(eq(payments.exportId, exportId), eq(payments.status, 'paid')));
  return used;
}
