import 'server-only';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { LOCALES } from '@/lib/i18n/locales';
import { runningPlan } from './current-plan';
import { currencyOf, PACK_SIZE, PLAN_NAMES, PLANS, packPrice } from './offers';
import type { BillingServices } from './services';
import { type StartedPayment, startPayment } from './start-payment';

const promo = z.string().trim().min(1).max(40).optional();
const locale = z.enum(LOCALES);
const offer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('subscription'), plan: z.enum(PLAN_NAMES), promo, locale }),
  z.strictObject({ kind: z.literal('pack'), promo, locale }),
]);

/**
 * Sends a person to pay for a plan or a pack of extra credits. The same request key gives the same checkout. Refuses
 * `already-subscribed`, `plan-required` for a pack without a running plan, and what a promo code may refuse.
 */
export async function startCheckout(
  services: BillingServices,
  user: User,
  input: unknown,
  requestKey: string,
): Promise<StartedPayment> {
  const asked = parseInput(offer, input);
  const running = await runningPlan(services.db, user.id);
  if (asked.kind === 'subscription' && running) throw new AppError('already-subscribed');
  if (asked.kind === 'pack' && !running) throw new AppError('plan-required');
  const currency = running?.currency ?? currencyOf(asked.locale);
  const common = { requestKey, currency, promo: asked.promo, locale: asked.locale };
  if (asked.kind === 'pack') {
    const plan = (running as NonNullable<typeof running>).plan;
    return startPayment(services, user, {
      ...common,
      kind: 'pack',
      amount: packPrice(plan),
      credits: PACK_SIZE,
    });
  }
  const { plan } = asked;
  return startPayment(services, user, {
    ...common,
    kind: 'subscription',
    plan,
    amount: PLANS[plan].price,
    credits: 0,
  });
}
