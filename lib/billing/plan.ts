import 'server-only';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { siteUrl } from '@/lib/env/site-url';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { LOCALES } from '@/lib/i18n/locales';
import { runningPlan } from './current-plan';
import { findCustomer } from './customers';
import { PLAN_NAMES } from './offers';
import type { BillingServices } from './services';
import { syncPlans } from './sync-plans';

const change = z.strictObject({ plan: z.enum(PLAN_NAMES).optional(), cancelled: z.boolean().optional() });

/**
 * Changes a running plan: another one from the next month on (`plan`), or none (`cancelled`), or going on after all.
 * Refuses `plan-required` when none runs.
 */
export async function changePlan(services: BillingServices, user: User, input: unknown): Promise<void> {
  const { plan, cancelled } = parseInput(change, input);
  const running = await runningPlan(services.db, user.id);
  if (!running) throw new AppError('plan-required');
  const { subscriptionId } = running;
  if (plan && plan !== running.nextPlan) await services.gateway.changePlan(subscriptionId, plan);
  if (cancelled !== undefined) await services.gateway.setCancelled(subscriptionId, cancelled);
  await syncPlans(services, user.id);
}

const portal = z.strictObject({ locale: z.enum(LOCALES) });

/** The payment service's own page for her cards and invoices. */
export async function openPortal(
  services: BillingServices,
  user: User,
  input: unknown,
): Promise<{ url: string }> {
  const { locale } = parseInput(portal, input);
  const customerId = await findCustomer(services.db, user.id);
  if (!customerId) throw new AppError('plan-required');
  const url = await services.gateway.openPortal(customerId, siteUrl(services.origins, locale, '/myaccount'));
  // Deleted at the service, with all she had there: the next purchase makes her known anew.
  if (url === 'customer-gone') throw new AppError('plan-required');
  return { url };
}
