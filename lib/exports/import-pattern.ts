import 'server-only';
import { eq } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { hasRunningPlan } from '@/lib/billing/ledger/spend';
import { patternExports, patterns } from '@/lib/db/schema';
import { AppError } from '@/lib/errors/app-error';
import { readPatternCode } from './pattern-code';
import type { ExportServices } from './services';

export interface ImportedPattern {
  readonly code: string;
  readonly garment: string;
  /** As they were saved; what the catalogue of today does not know is for the reader to leave out. */
  readonly choices: unknown;
  /** Whether it is her own already. */
  readonly own: boolean;
}

/**
 * The design behind a code, without anything of its wearer. Refuses `code-unknown`, the same for a code that was never
 * given as for one that cannot be one, and `plan-required` for another's when she has no plan.
 */
export async function importPattern(
  { db, importsNeedPlan }: Pick<ExportServices, 'db' | 'importsNeedPlan'>,
  user: User,
  typed: string,
): Promise<ImportedPattern> {
  const code = readPatternCode(typed);
  const [row] = code
    ? await db
        .select({ pattern: patterns, status: patternExports.status })
        .from(patterns)
        .innerJoin(patternExports, eq(patternExports.patternId, patterns.id))
        .where(eq(patterns.code, code))
    : [];
  if (!code || row?.status !== 'ready') throw new AppError('code-unknown', { fields: ['code'] });
  const { garment, choices, userId } = row.pattern;
  const own = userId === user.id;
  if (!own && importsNeedPlan && !(await hasRunningPlan(db, user.id))) throw new AppError('plan-required');
  return { code, garment, choices, own };
}
