import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { only } from '@/lib/db/only';
import { jobs, patternExports, patterns, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import type { Draft } from '@/lib/drafting/types';
import { AppError } from '@/lib/errors/app-error';
import { chargeOf } from './end-export';
import { draftOrRefuse } from './engine';
import { newPatternCode } from './pattern-code';
import { type OrderRequest, readOrder } from './request';
import type { ExportServices } from './services';

export interface PlacedExport {
  readonly exportId: string;
  readonly patternId: string;
}

/**
 * Orders a pattern: checks that it can be drafted, then keeps the pattern, the export, its reserved credit and the job
 * in one transaction. The same person and key always give the same export, however often and however close together.
 * Refuses by field what is wrong, `email-required` when it could be sent nowhere, `idempotency-mismatch` when the key
 * was used for something else.
 */
export async function placeExport(
  services: ExportServices,
  user: User,
  input: unknown,
): Promise<PlacedExport> {
  const { db, engine } = services;
  const request = await readOrder(db, user, input);
  const before = await findPlaced(db, user, request);
  if (before) return before;
  const { choices, body } = request.design;
  const draft = draftOrRefuse(engine, choices, body);
  const thumbnail = engine.thumbnail(draft);
  const placed = await db.transaction((tx) => place(tx, services, user, request, draft, thumbnail));
  services.wake();
  return placed;
}

async function place(
  tx: Database,
  services: ExportServices,
  { id: userId }: User,
  request: OrderRequest,
  draft: Draft,
  thumbnail: string,
): Promise<PlacedExport> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('unauthorized');
  const before = await findPlaced(tx, user, request);
  if (before) return before;
  if (!user.email) throw new AppError('email-required', { fields: ['email'] });
  const pattern = only(
    await tx
      .insert(patterns)
      .values(patternRow(user, request, draft, thumbnail))
      .returning(),
  );
  const row = { userId, patternId: pattern.id, locale: request.locale };
  const keyed = { idempotencyKey: request.idempotencyKey, requestDigest: request.digest };
  const order = only(
    await tx
      .insert(patternExports)
      .values({ ...row, ...keyed })
      .returning(),
  );
  await services.credits.reserve(tx, chargeOf({ export: order, pattern }));
  await tx.insert(jobs).values({ exportId: order.id });
  return { exportId: order.id, patternId: pattern.id };
}

async function findPlaced(
  db: Database,
  user: User,
  request: OrderRequest,
): Promise<PlacedExport | undefined> {
  const { idempotencyKey, digest } = request;
  const [placed] = await db
    .select()
    .from(patternExports)
    .where(and(eq(patternExports.userId, user.id), eq(patternExports.idempotencyKey, idempotencyKey)));
  if (!placed) return undefined;
  if (placed.requestDigest !== digest)
    throw new AppError('idempotency-mismatch', { fields: ['idempotencyKey'] });
  return { exportId: placed.id, patternId: placed.patternId };
}

function patternRow(user: User, { patternName, design }: OrderRequest, draft: Draft, thumbnailSvg: string) {
  const { choices, wearerId, wearerName, measured, body } = design;
  const { difficulty, times, engine } = draft;
  return {
    ...{ userId: user.id, wearerId, wearerName, name: patternName, garment: choices.garment },
    ...{ code: newPatternCode(), choices, measured, body, difficulty, ...times, thumbnailSvg, engine },
  };
}
