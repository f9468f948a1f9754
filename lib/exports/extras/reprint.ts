import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '@/lib/accounts/users';
import { files } from '@/lib/db/schema';
import { parseInput } from '@/lib/errors/parse-input';
import type { Download } from '../file-links';
import { fileName } from '../file-name';
import { deliveredWork } from '../own-work';
import type { ExportServices } from '../services';
import { orderOf, type Work } from '../work';
import { type ChangedPiece, type ChangedSheets, TILED_FORMATS } from './tasks';

const printed = z.string().max(60);
const comparison = z.strictObject({ printed });
const sheets = z.strictObject({ printed, format: z.enum(TILED_FORMATS) });

export interface Reprint {
  readonly pieces: readonly ChangedPiece[];
  readonly sheets: readonly (ChangedSheets & {
    /** Whether the file delivered then is the one these pages were compared with, to the last byte. */
    readonly asPrinted: boolean;
  })[];
}

/**
 * What became of the pieces of one of her patterns since another was printed, and the pages to print again. Refuses
 * `not-found` and `export-not-ready` for either.
 */
export async function reprintOf(
  services: ExportServices,
  user: User,
  patternId: string,
  input: unknown,
): Promise<Reprint> {
  const now = await deliveredWork(services.db, user, patternId);
  const before = await deliveredWork(services.db, user, parseInput(comparison, input).printed);
  const {
    pieces,
    sheets: changed,
    digests,
  } = await services.extrasRenderer.changes(versionsOf(services, now, before));
  const kept = await services.db.select().from(files).where(eq(files.exportId, before.export.id));
  const asPrinted = ({ format }: ChangedSheets) =>
    kept.some((file) => file.format === format && file.sha256 === digests[format]);
  return { pieces, sheets: changed.map((sheet) => ({ ...sheet, asPrinted: asPrinted(sheet) })) };
}

/** The leading page and the pages to print again, as one file. Refuses as `reprintOf`, and an unknown format. */
export async function reprintSheets(
  services: ExportServices,
  user: User,
  patternId: string,
  input: unknown,
): Promise<Download> {
  const now = await deliveredWork(services.db, user, patternId);
  const { format, printed: other } = parseInput(sheets, input);
  const before = await deliveredWork(services.db, user, other);
  const bytes = await services.extrasRenderer.sheet({ ...versionsOf(services, now, before), format });
  const name = fileName(now.pattern.name, `${format}-changes`, 'pdf');
  return { name, contentType: 'application/pdf', bytes };
}

/** Both in the language and the unit of the paper that is kept: the frame of its pages and its words depend on them. */
function versionsOf({ origins }: ExportServices, now: Work, before: Work) {
  const earlier = orderOf(before, origins);
  const { locale, unit } = earlier;
  return { order: { ...orderOf(now, origins), locale, unit }, printed: earlier };
}
