import { currencyOf, PACK_SIZE, PLAN_NAMES, PLANS, packPrice } from '@/lib/billing/offers';
import { PRICE_STEPS } from '@/lib/choices/price';
import { answer } from '@/lib/http/server/answer';
import { openRoute } from '@/lib/http/server/route';

/** What is sold, in cents of the currency of the language. */
export const GET = openRoute(async ({ services, locale }) => {
  const plans = PLAN_NAMES.map((name) => ({ ...PLANS[name], packPrice: packPrice(name) }));
  const [from, to] = [PRICE_STEPS[0], PRICE_STEPS.at(-1)];
  const open = services.config.billing;
  return answer({ open, currency: currencyOf(locale), plans, packSize: PACK_SIZE, pattern: { from, to } });
});
