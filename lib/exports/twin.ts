import 'server-only';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isSameDesign } from '@/lib/choices/same-design';
import type { Choices } from '@/lib/choices/types';
import { type ExportStatus, patternExports, patterns } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import type { Body } from '@/lib/measurements/names';
import { selectWorks } from './own-work';

/** A pattern she has, or is being made, that another order would only repeat. */
export interface Twin {
  readonly exportId: string;
  readonly patternId: string;
  readonly underWay: boolean;
}

/** What makes a pattern what it is. Its name, and the language and unit of its files, make no other pattern. */
interface Essence {
  readonly choices: Choices;
  /** As it was drafted, corrections included. */
  readonly body: Body;
}

const MADE: ExportStatus[] = ['ready', 'running', 'pending'];

/** The newest of her patterns with the same choices for the same body, other than `exceptId`. */
export async function findTwin(
  db: Database,
  userId: string,
  { choices, body }: Essence,
  exceptId?: string,
): Promise<Twin | undefined> {
  const rows = await selectWorks(db)
    .where(
      and(
        eq(patterns.userId, userId),
        eq(patterns.garment, choices.garment),
        // Compared as values by the database: neither the order of the keys nor how a figure is written matters.
        sql`${patterns.body} = ${JSON.stringify(body)}::jsonb`,
        inArray(patternExports.status, MADE),
        ...(exceptId ? [ne(patternExports.id, exceptId)] : []),
      ),
    )
    .orderBy(desc(patterns.createdAt));
  const twin = rows.find(({ pattern }) => isSameDesign(pattern.choices, choices));
  if (!twin) return undefined;
  const { id: exportId, patternId, status } = twin.export;
  return { exportId, patternId, underWay: status !== 'ready' };
}

/** Refuses `pattern-exists`, naming it, what would only repeat an own pattern. */
export async function refuseTwin(
  tx: Database,
  userId: string,
  essence: Essence,
  exceptId?: string,
): Promise<void> {
  const twin = await findTwin(tx, userId, essence, exceptId);
  if (!twin) return;
  const { exportId, patternId, underWay } = twin;
  throw new AppError('pattern-exists', { figures: { exportId, patternId, underWay: Number(underWay) } });
}
