import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { fitCorrections } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { Correction } from '@/lib/measurements/fit';
import type { User } from './users';

export interface KeptCorrection extends Correction {
  readonly id: string;
  /** The garment that showed it. */
  readonly patternId?: string;
  readonly patternName: string;
  readonly createdAt: string;
}

export interface OwnedCorrection extends KeptCorrection {
  readonly wearerId: string;
}

/** What the sewn garments of a person showed about each of her wearers, oldest first. */
export async function correctionsOf(db: Database, user: User): Promise<readonly OwnedCorrection[]> {
  const rows = await db
    .select()
    .from(fitCorrections)
    .where(eq(fitCorrections.userId, user.id))
    .orderBy(asc(fitCorrections.createdAt));
  return rows.map(({ userId: _, patternId, createdAt, ...row }) => {
    return { ...row, ...(patternId ? { patternId } : {}), createdAt: createdAt.toISOString() };
  });
}
