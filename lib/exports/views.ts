import 'server-only';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { found, isId } from '@/lib/accounts/ownership';
import type { User } from '@/lib/accounts/users';
import type { Choices } from '@/lib/choices/types';
import {
  type ExportStatus,
  type ExportStep,
  type ExportTrouble,
  files,
  patternExports,
  patterns,
} from '@/lib/db/schema';
import type { Correction } from '@/lib/measurements/fit';
import type { Body } from '@/lib/measurements/names';
import { fileUrl } from './file-links';
import { ownWork, selectWorks } from './own-work';
import { type PromoUsed, promoOf } from './promo-used';
import { inOrder } from './ready-mail';
import type { ExportServices } from './services';
import type { Work } from './work';

/** Links on a screen live as long as somebody looks at it. */
const SCREEN_LINK_SECONDS = 3_600;

export interface FileView {
  readonly format: string;
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
}

export interface ExportState {
  readonly id: string;
  readonly status: ExportStatus;
  readonly step: ExportStep;
  readonly progress: number;
  readonly error?: ExportTrouble;
}

export interface ExportView extends ExportState {
  readonly patternId: string;
  /** The garment in its cloth, as SVG, once its files are there. */
  readonly picture?: string;
  readonly files: readonly FileView[];
}

/** `unpaid` waits for its payment, `cancelled` never got it: neither is listed among her patterns. */
export type ListedStatus = Exclude<ExportStatus, 'unpaid' | 'cancelled'>;

export interface PatternSummary {
  readonly id: string;
  readonly name: string;
  readonly garment: string;
  readonly choices: Choices;
  readonly code: string;
  readonly createdAt: string;
  readonly status: ListedStatus;
  readonly difficulty: number;
  readonly times: { readonly preparationMinutes: number; readonly realisationMinutes: number };
  readonly thumbnailSvg: string;
  readonly wearerName: string;
}

export interface PatternView extends PatternSummary {
  readonly body: Body;
  /** The cloth it is shown in, as `lib/cloth` writes it. */
  readonly look?: string;
  /** Her wearer as long as she keeps it: what the garment showed can be told about it. */
  readonly wearerId?: string;
  /** What earlier garments had taught by then. */
  readonly corrections: readonly Correction[];
  /** With which it was paid for. */
  readonly promo?: PromoUsed;
  readonly files: readonly FileView[];
  readonly export: ExportState;
}

/** Her creations, newest first. */
export async function listPatterns({ db }: ExportServices, user: User): Promise<PatternSummary[]> {
  const made = notInArray(patternExports.status, ['unpaid', 'cancelled']);
  const rows = await selectWorks(db)
    .where(and(eq(patterns.userId, user.id), made))
    .orderBy(desc(patterns.createdAt))
    .limit(500);
  return rows.map(summaryOf);
}

/** One of her creations with its files; `not-found` for another's as for none. */
export async function findPattern(services: ExportServices, user: User, id: string): Promise<PatternView> {
  const work = await ownWork(services.db, user, id);
  const { files: kept, patternId: _, picture: __, ...state } = await exportView(services, work);
  const { body, wearerId, corrections, look } = work.pattern;
  const whom = { body, ...(look ? { look } : {}), ...(wearerId ? { wearerId } : {}), corrections };
  const promo = await promoOf(services.db, state.id);
  return { ...summaryOf(work), ...whom, ...(promo ? { promo } : {}), files: kept, export: state };
}

/** How one of her exports stands; `not-found` for another's as for none. */
export async function findExport(services: ExportServices, user: User, id: string): Promise<ExportView> {
  const own = and(eq(patternExports.id, id), eq(patternExports.userId, user.id));
  const work = found(isId(id) ? (await selectWorks(services.db).where(own))[0] : undefined);
  return exportView(services, work);
}

function summaryOf({ export: { status }, pattern }: Work): PatternSummary {
  const { id, name, garment, choices, code, createdAt, difficulty, thumbnailSvg } = pattern;
  const { preparationMinutes, realisationMinutes, wearerName } = pattern;
  const times = { preparationMinutes, realisationMinutes };
  const made = createdAt.toISOString();
  const shown = { status: status as ListedStatus, difficulty, times, thumbnailSvg, wearerName };
  return { id, name, garment, choices, code, createdAt: made, ...shown };
}

async function exportView(services: ExportServices, { export: order, pattern }: Work): Promise<ExportView> {
  const { id, patternId, status, step, progress, trouble, linksWithdrawn: withdrawn } = order;
  const kept = status === 'ready' ? await services.db.select().from(files).where(eq(files.exportId, id)) : [];
  const shown = inOrder(kept).map(({ id: fileId, format, name, bytes }) => {
    return { format, name, bytes, url: fileUrl(services, { fileId, withdrawn }, SCREEN_LINK_SECONDS) };
  });
  const picture = status === 'ready' ? { picture: pattern.thumbnailSvg } : {};
  const error = trouble ? { error: trouble } : {};
  return { id, patternId, status, step, progress, ...error, ...picture, files: shown };
}
