import type { InvoiceState } from './gateway';
import { PLANS } from './offers';

/**
 * How many patterns a paid invoice gives: those of the month it bills, and for a change of plan within a month those
 * of the parts billed less those of the parts credited. Never less than none.
 */
export function patternsOf({
  plan,
  month,
  changes,
}: Pick<InvoiceState, 'plan' | 'month' | 'changes'>): number {
  const whole = month && plan ? PLANS[plan].patterns : 0;
  const parts = changes.reduce((sum, change) => sum + PLANS[change.plan].patterns * change.share, 0);
  return Math.max(0, whole + Math.round(parts));
}
