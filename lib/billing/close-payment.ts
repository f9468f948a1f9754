import 'server-only';
import { and, eq } from 'drizzle-orm';
import { payments } from '@/lib/db/schema';
import { lockPerson } from './ledger/moves';
import { releasePromo } from './promo';
import type { BillingServices } from './services';

/** The payment will not come: its promo code is free again and its export is given up. */
export async function closePayment(services: BillingServices, paymentId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (known?.userId) await lockPerson(tx, known.userId);
    const stillOpen = and(eq(payments.id, paymentId), eq(payments.status, 'open'));
    const [closed] = await tx.update(payments).set({ status: 'cancelled' }).where(stillOpen).returning();
    if (!closed) return;
    await releasePromo(tx, paymentId);
    if (closed.exportId) await services.dropUnpaidExport(tx, closed.exportId);
  });
}
