import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { runningPlan } from '@/lib/billing/current-plan';
import { currencyOf } from '@/lib/billing/offers';
import { checkPromo } from '@/lib/billing/promo';
import type { BillingServices } from '@/lib/billing/services';
import { startPayment } from '@/lib/billing/start-payment';
import { complexityPrice } from '@/lib/choices/price';
import { patternExports, patterns, payments } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { beginWithCredit, keepUnpaid, type PlacedExport } from './place';
import { readOrder } from './request';
import type { ExportServices } from './services';
import { findTwin } from './twin';
import type { Work } from './work';

export interface Purchase extends PlacedExport {
  readonly paymentId: string;
  /** Page of the payment service to go to. */
  readonly url: string;
}

const promoCode = z.looseObject({ promo: z.string().trim().min(1).max(40).optional() });

/**
 * Buys one pattern: checks it like any order, keeps it unpaid, and opens its checkout at the price of its complexity.
 * As `placeExport`, with an optional `promo`; the same key gives the same checkout.
 */
export async function buyExport(
  services: ExportServices,
  billing: BillingServices,
  user: User,
  input: unknown,
): Promise<Purchase> {
  const { promo, ...asked } = parseInput(promoCode, input);
  const request = await readOrder(services.db, user, asked);
  // A code that will be refused leaves nothing behind.
  if (promo) await checkPromo(services.db, user, promo);
  const placed = await keepUnpaid(services, user, request);
  const { locale, patternName, design } = request;
  const plan = await runningPlan(services.db, user.id);
  const started = startPayment(billing, user, {
    kind: 'pattern',
    exportId: placed.exportId,
    amount: complexityPrice(design.choices),
    credits: 1,
    currency: plan?.currency ?? currencyOf(locale),
    requestKey: `export:${placed.exportId}`,
    promo,
    locale,
    name: patternName,
  });
  return { ...placed, ...(await started.catch((error) => forgetRefused(services.db, placed, error))) };
}

/** What was kept for a purchase that was refused goes again; one that can be tried again stays. */
async function forgetRefused(
  db: Database,
  { patternId, exportId }: PlacedExport,
  error: unknown,
): Promise<never> {
  const refused = error instanceof AppError && error.code.startsWith('promo-');
  const begun = refused ? await db.$count(payments, eq(payments.exportId, exportId)) : 1;
  if (begun === 0) await db.delete(patterns).where(eq(patterns.id, patternId));
  throw error;
}

/**
 * Starts an export whose payment has come, within `tx`. One that was given up, or that would only repeat what was begun
 * since (the same pattern, paid for in two tabs), leaves the credit to her.
 */
export async function startPaidExport(
  tx: Database,
  services: ExportServices,
  exportId: string,
): Promise<void> {
  const work = await findUnpaid(tx, exportId);
  if (!work) return;
  const { userId, again } = work.export;
  if (!again && (await findTwin(tx, userId, work.pattern))) return dropUnpaidExport(tx, exportId);
  await tx.update(patternExports).set({ status: 'pending' }).where(eq(patternExports.id, exportId));
  await beginWithCredit(tx, services, work);
}

/** What the pattern of an export is called and, as SVG, looks like; undefined when that is gone. */
export async function patternOf(db: Database, exportId: string) {
  const shown = { pattern: patterns.name, picture: patterns.thumbnailSvg };
  const joined = db
    .select(shown)
    .from(patternExports)
    .innerJoin(patterns, eq(patterns.id, patternExports.patternId));
  return (await joined.where(eq(patternExports.id, exportId)))[0];
}

/** Gives up an export whose payment will not come, within `tx`. */
export async function dropUnpaidExport(tx: Database, exportId: string): Promise<void> {
  const work = await findUnpaid(tx, exportId);
  if (work)
    await tx.update(patternExports).set({ status: 'cancelled' }).where(eq(patternExports.id, exportId));
}

async function findUnpaid(tx: Database, exportId: string): Promise<Work | undefined> {
  const [work] = await tx
    .select({ export: patternExports, pattern: patterns })
    .from(patternExports)
    .innerJoin(patterns, eq(patterns.id, patternExports.patternId))
    .where(eq(patternExports.id, exportId));
  return work?.export.status === 'unpaid' ? work : undefined;
}
