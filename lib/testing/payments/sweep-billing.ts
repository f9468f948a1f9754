import type { BillingServices } from '@/lib/billing/services';
import { billingChores } from '@/lib/billing/sweep';

/** Does each chore of the billing once, as the scheduler does. */
export async function sweepBilling(services: BillingServices): Promise<void> {
  for (const chore of Object.values(billingChores(services))) await chore();
}
