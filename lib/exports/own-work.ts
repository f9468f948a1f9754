import 'server-only';
import { and, eq } from 'drizzle-orm';
import { found, isId } from '@/lib/accounts/ownership';
import type { User } from '@/lib/accounts/users';
import { patternExports, patterns } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import type { Work } from './work';

/** Patterns with their exports, to be narrowed down. */
export function selectWorks(db: Database) {
  return db
    .select({ export: patternExports, pattern: patterns })
    .from(patterns)
    .innerJoin(patternExports, eq(patternExports.patternId, patterns.id));
}

/** One of her patterns; `not-found` for another's as for none. */
export async function ownWork(db: Database, user: User, patternId: string): Promise<Work> {
  const own = and(eq(patterns.id, patternId), eq(patterns.userId, user.id));
  return found(isId(patternId) ? (await selectWorks(db).where(own))[0] : undefined);
}

/** As `ownWork`, for what only a pattern that was delivered gives: `export-not-ready` before. */
export async function deliveredWork(db: Database, user: User, patternId: string): Promise<Work> {
  const work = await ownWork(db, user, patternId);
  if (work.export.status !== 'ready') throw new AppError('export-not-ready');
  return work;
}
