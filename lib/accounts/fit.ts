import { toMillimetre } from '@/lib/measurements/to-millimetre';
import 'server-only';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { fitCorrections, patternExports, patterns, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { parseInput } from '@/lib/errors/parse-input';
import { type Correction, DIRECTIONS, FINDING_NAMES, FIT_RANGE } from '@/lib/measurements/fit';
import { correctionsOf } from './fit-corrections';
import { correctedBodyOf } from './measurements';
import { found, isId } from './ownership';
import type { User } from './users';
import { findWearer, type Wearer } from './wearers';

const answer = z.strictObject({
  finding: z.enum(FINDING_NAMES),
  direction: z.enum(DIRECTIONS),
  cm: z.number().min(FIT_RANGE.min).max(FIT_RANGE.max).transform(toMillimetre),
});

const questionnaire = z.strictObject({
  answers: z
    .array(answer)
    .max(FINDING_NAMES.length)
    .refine(eachOnce, { params: { rule: 'format' } }),
});

function eachOnce(answers: readonly Correction[]): boolean {
  return new Set(answers.map(({ finding }) => finding)).size === answers.length;
}

/**
 * Keeps what a sewn garment showed as corrections of its wearer, in place of what was answered for the same garment
 * before: sent twice it corrects once, and sent empty it takes all back. Patterns drafted earlier stay as they are.
 * Refuses `not-found` for a garment of somebody else, not finished or of nobody she keeps, and `implausible-body` when
 * the corrections together lead beyond any body.
 */
export async function answerFit(
  db: Database,
  user: User,
  patternId: string,
  input: unknown,
): Promise<Wearer> {
  const { answers } = parseInput(questionnaire, input);
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const { wearerId, name: patternName } = await findSewn(tx, user, patternId);
    const { measured } = await findWearer(tx, user, wearerId);
    const others = (await correctionsOf(tx, user)).filter(
      (kept) => kept.wearerId === wearerId && kept.patternId !== patternId,
    );
    correctedBodyOf(measured, [...others, ...answers]);
    await tx.delete(fitCorrections).where(of(user, patternId));
    const rows = answers.map((given) => ({ ...given, userId: user.id, wearerId, patternId, patternName }));
    if (rows.length > 0) await tx.insert(fitCorrections).values(rows);
    return findWearer(tx, user, wearerId);
  });
}

/** Takes one correction back; `not-found` for another's as for none. */
export async function removeCorrection(db: Database, user: User, id: string): Promise<void> {
  const own = and(eq(fitCorrections.id, id), eq(fitCorrections.userId, user.id));
  const [row] = isId(id) ? await db.delete(fitCorrections).where(own).returning() : [];
  found(row);
}

async function findSewn(tx: Database, user: User, id: string) {
  const own = and(eq(patterns.id, id), eq(patterns.userId, user.id), eq(patternExports.status, 'ready'));
  const [row] = isId(id)
    ? await tx
        .select({ wearerId: patterns.wearerId, name: patterns.name })
        .from(patterns)
        .innerJoin(patternExports, eq(patternExports.patternId, patterns.id))
        .where(own)
    : [];
  const { wearerId, name } = found(row);
  return { wearerId: found(wearerId ?? undefined), name };
}

function of(user: User, patternId: string) {
  return and(eq(fitCorrections.patternId, patternId), eq(fitCorrections.userId, user.id));
}
