import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { User } from '@/lib/accounts/users';
import { lookText } from '@/lib/cloth/look';
import { only } from '@/lib/db/only';
import { jobs, patternExports, patterns, users } from '@/lib/db/schema';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';
import { chargeOf } from './end-export';
import { type Drafted, draftOrRefuse } from './engine';
import { newPatternCode } from './pattern-code';
import { type OrderRequest, readOrder } from './request';
import type { ExportServices } from './services';
import { refuseTwin } from './twin';
import type { Work } from './work';

export interface PlacedExport {
  readonly exportId: string;
  readonly patternId: string;
}

/** How an order is begun within the transaction that keeps it: with a credit, or waiting for its payment. */
type Begin = (tx: Database, services: ExportServices, work: Work) => Promise<void>;

/**
 * Orders a pattern: checks that it can be drafted, then keeps the pattern, the export, its reserved credit and the job
 * in one transaction. The same person and key always give the same export, however often and however close together.
 * Refuses by field what is wrong, `email-required` when it could be sent nowhere, `idempotency-mismatch` when the key
 * was used for something else, `pattern-exists` when it would only repeat an own pattern and `again` was not said,
 * and whatever its credit may refuse.
 */
export async function placeExport(
  services: ExportServices,
  user: User,
  input: unknown,
): Promise<PlacedExport> {
  const request = await readOrder(services.db, user, input);
  return keepOrder(services, user, request, 'pending', beginWithCredit);
}

/** Keeps an order that waits for its payment, checked like any other; nothing is drawn before the money has come. */
export async function keepUnpaid(
  services: ExportServices,
  user: User,
  request: OrderRequest,
): Promise<PlacedExport> {
  return keepOrder(services, user, request, 'unpaid', async () => {});
}

/** Reserves a credit for an export and queues its job; the person is locked. */
export async function beginWithCredit(tx: Database, { credits }: ExportServices, work: Work): Promise<void> {
  await credits.reserve(tx, chargeOf(work));
  await tx.insert(jobs).values({ exportId: work.export.id });
}

async function keepOrder(
  services: ExportServices,
  user: User,
  request: OrderRequest,
  status: 'pending' | 'unpaid',
  begin: Begin,
): Promise<PlacedExport> {
  const { db, engine } = services;
  const before = await findPlaced(db, user, request);
  if (before) return before;
  const { choices, body } = request.design;
  const drafted = await draftOrRefuse(engine, choices, body, request.look);
  const placed = await db.transaction(async (tx) => {
    const owner = await lockOwner(tx, user);
    const meanwhile = await findPlaced(tx, owner, request);
    if (meanwhile) return meanwhile;
    if (!request.again) await refuseTwin(tx, owner.id, request.design);
    const work = await keep(tx, owner, request, status, patternRow(owner, request, drafted));
    await begin(tx, services, work);
    return { exportId: work.export.id, patternId: work.pattern.id };
  });
  services.wake();
  return placed;
}

async function lockOwner(tx: Database, { id }: User): Promise<User> {
  const [owner] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!owner) throw new AppError('unauthorized');
  if (!owner.email) throw new AppError('email-required', { fields: ['email'] });
  return owner;
}

async function keep(
  tx: Database,
  { id: userId }: User,
  { locale, unit, idempotencyKey, again, digest: requestDigest }: OrderRequest,
  status: 'pending' | 'unpaid',
  row: typeof patterns.$inferInsert,
): Promise<Work> {
  const pattern = only(await tx.insert(patterns).values(row).returning());
  const asked = { locale, unit, status, idempotencyKey, again, requestDigest };
  const order = { userId, patternId: pattern.id, ...asked };
  return { pattern, export: only(await tx.insert(patternExports).values(order).returning()) };
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

function patternRow(user: User, { patternName, design, look }: OrderRequest, drafted: Drafted) {
  const { choices, wearerId, wearerName, measured, corrections, body } = design;
  const { difficulty, times, engine, thumbnail: thumbnailSvg } = drafted;
  return {
    ...{ userId: user.id, wearerId, wearerName, name: patternName, garment: choices.garment },
    ...{
      code: newPatternCode(),
      choices,
      measured,
      corrections,
      body,
      difficulty,
      ...times,
      thumbnailSvg,
      look: look ? lookText(look) : null,
      engine,
    },
  };
}
