import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { only } from '@/lib/db/only';
import { type Gender, users, wearers } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import type { Body } from '@/lib/measurements/names';
import { correctionsOf, type KeptCorrection, type OwnedCorrection } from './fit-corrections';
import { correctedBodyOf, measuredShape, type PartlyMeasured, parseMeasured } from './measurements';
import { found, isId } from './ownership';
import { lineOfText } from './text';
import type { User } from './users';

export interface Wearer {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly measured: PartlyMeasured;
  readonly updatedAt: string;
  /** What her sewn garments showed, oldest first. */
  readonly corrections: readonly KeptCorrection[];
  /** The body her next pattern is drafted on, where corrections make it another than was measured. */
  readonly corrected?: Body;
}

/** The name of a wearer or of a pattern: what fits on a label. */
export const shortName = lineOfText(60);

const wearer = z.strictObject({
  name: shortName,
  gender: z
    .enum(['woman', 'man', 'neutral'])
    .default('woman')
    .refine((gender) => gender === 'woman', { params: { rule: 'coming-soon' } }),
  measured: measuredShape,
});

/** Her wearers, first made first. */
export async function listWearers(db: Database, user: User): Promise<Wearer[]> {
  const rows = await db
    .select()
    .from(wearers)
    .where(eq(wearers.userId, user.id))
    .orderBy(asc(wearers.createdAt));
  const kept = await correctionsOf(db, user);
  return rows.map((row) => shown(row, kept));
}

/** One of her wearers; `not-found` for another's as for none. */
export async function findWearer(db: Database, user: User, id: string): Promise<Wearer> {
  const [row] = isId(id) ? await db.select().from(wearers).where(own(user, id)) : [];
  return shown(found(row), await correctionsOf(db, user));
}

interface NewWearer {
  /** How many she may keep. */
  readonly limit: number;
  /** Names the request, so that one sent again after a lost answer makes no second wearer. */
  readonly requestKey?: string;
}

/** Saves a new wearer, up to `limit` of them (`too-many-wearers`). */
export async function addWearer(
  db: Database,
  user: User,
  input: unknown,
  options: NewWearer,
): Promise<Wearer> {
  const { limit, requestKey } = options;
  const given = parseWearer(input);
  return db.transaction(async (tx) => {
    // The user's row is locked so that two requests at once cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const before = requestKey ? await findByRequest(tx, user, requestKey) : undefined;
    if (before) return shown(before, []);
    const count = await tx.$count(wearers, eq(wearers.userId, user.id));
    if (count >= limit) throw new AppError('too-many-wearers', { figures: { limit } });
    const row = { ...given, userId: user.id, requestKey };
    return shown(only(await tx.insert(wearers).values(row).returning()), []);
  });
}

async function findByRequest(tx: Database, user: User, requestKey: string) {
  const asked = and(eq(wearers.userId, user.id), eq(wearers.requestKey, requestKey));
  const [row] = await tx.select().from(wearers).where(asked);
  return row;
}

/** Replaces name and measurements of one of her wearers. */
export async function changeWearer(db: Database, user: User, id: string, input: unknown): Promise<Wearer> {
  const given = parseWearer(input);
  const change = { ...given, version: sql`${wearers.version} + 1`, updatedAt: sql`now()` };
  const [row] = isId(id) ? await db.update(wearers).set(change).where(own(user, id)).returning() : [];
  return shown(found(row), await correctionsOf(db, user));
}

/** Deletes one of her wearers; patterns made for it stay, with the measurements they were made from. */
export async function deleteWearer(db: Database, user: User, id: string): Promise<void> {
  const [row] = isId(id) ? await db.delete(wearers).where(own(user, id)).returning() : [];
  found(row);
}

function parseWearer(input: unknown) {
  const { name, gender, measured } = parseInput(wearer, input);
  return { name, gender, measured: parseMeasured(measured) };
}

function own(user: User, id: string) {
  return and(eq(wearers.id, id), eq(wearers.userId, user.id));
}

function shown(row: typeof wearers.$inferSelect, kept: readonly OwnedCorrection[]): Wearer {
  const { id, name, gender, measured, updatedAt } = row;
  const corrections = kept.filter(({ wearerId }) => wearerId === id).map(({ wearerId: _, ...rest }) => rest);
  const corrected = corrections.length > 0 ? correctedIfPlausible(measured, corrections) : undefined;
  const view = { id, name, gender, measured, updatedAt: updatedAt.toISOString(), corrections };
  return corrected ? { ...view, corrected } : view;
}

/** Measurements taken anew may no longer bear old corrections: then there is nothing to draw, and an export says why. */
function correctedIfPlausible(measured: PartlyMeasured, corrections: readonly KeptCorrection[]) {
  try {
    return correctedBodyOf(measured, corrections);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
