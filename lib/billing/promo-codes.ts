import 'server-only';
import { randomInt } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PRICE_STEPS } from '@/lib/choices/price';
import { only } from '@/lib/db/only';
import { promoCodes, promoUses } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { PLANS } from './offers';
import { normalCode } from './promo';

export interface PromoCode {
  readonly code: string;
  readonly percent: number;
  /** ISO moment; absent for a code that never ends. */
  readonly expiresAt?: string;
  /** Absent where any number of people may use it. */
  readonly maxUses?: number;
  /** Uses paid for, and those held by checkouts that are open. */
  readonly uses: number;
}

/** The payment service charges nothing smaller, in cents; a price wholly taken off is not charged. */
const LEAST_CHARGE = 50;
const LEAST_PRICE = Math.min(PRICE_STEPS[0], ...Object.values(PLANS).map(({ price }) => price));

const wanted = z.strictObject({
  percent: z
    .int()
    .min(1)
    .max(100)
    .refine(leavesEnough, { params: { rule: 'percent-too-little-left' } }),
  uses: z.int().min(1).max(1_000_000).optional(),
  /** The last day it is good for, in Paris. */
  expires: z.iso.date().optional(),
  code: z
    .string()
    .transform(normalCode)
    .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/))
    .optional(),
});

function leavesEnough(percent: number): boolean {
  return percent === 100 || (LEAST_PRICE * (100 - percent)) / 100 >= LEAST_CHARGE;
}

/** Makes a promo code, one of chance where none is named. Refuses `invalid-input` by field, and `promo-exists`. */
export async function createPromo(db: Database, input: unknown): Promise<PromoCode> {
  const { percent, uses: maxUses, expires, code = randomCode() } = parseInput(wanted, input);
  const expiresAt = expires ? sql`((${expires}::date + 1)::timestamp at time zone 'Europe/Paris')` : null;
  const row = { code, percent, maxUses: maxUses ?? null, expiresAt };
  const [made] = await db.insert(promoCodes).values(row).onConflictDoNothing().returning();
  if (!made) throw new AppError('promo-exists', { fields: ['code'] });
  return shownPromo(made, 0);
}

/** All codes, the oldest first. */
export async function listPromos(db: Database): Promise<readonly PromoCode[]> {
  const codes = await db.select().from(promoCodes).orderBy(asc(promoCodes.createdAt));
  return Promise.all(codes.map(async (row) => shownPromo(row, await usesOf(db, row.id))));
}

/** Ends a code now; who holds it in an open checkout may still pay. Refuses `not-found`. */
export async function endPromo(db: Database, typed: string): Promise<PromoCode> {
  const known = eq(promoCodes.code, normalCode(typed));
  const [row] = await db.select().from(promoCodes).where(known);
  if (!row) throw new AppError('not-found', { fields: ['code'] });
  const ended = sql`least(coalesce(${promoCodes.expiresAt}, now()), now())`;
  const now = only(await db.update(promoCodes).set({ expiresAt: ended }).where(known).returning());
  return shownPromo(now, await usesOf(db, row.id));
}

function usesOf(db: Database, id: string): Promise<number> {
  return db.$count(promoUses, eq(promoUses.promoId, id));
}

function shownPromo(
  { code, percent, expiresAt, maxUses }: typeof promoCodes.$inferSelect,
  uses: number,
): PromoCode {
  const end = expiresAt ? { expiresAt: expiresAt.toISOString() } : {};
  return { code, percent, ...end, ...(maxUses === null ? {} : { maxUses }), uses };
}

/** Without letters and digits that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

function randomCode(): string {
  return Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
