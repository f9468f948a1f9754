import 'server-only';
import { strToU8, zipSync } from 'fflate';
import type { User } from '@/lib/accounts/users';
import type { Locale } from '@/lib/i18n/locales';
import type { Download } from '../file-links';
import { fileName } from '../file-name';
import { deliveredWork } from '../own-work';
import type { ExportServices } from '../services';
import { orderOf } from '../work';
import type { PieceView } from './tasks';

export interface PieceFile extends PieceView {
  /** What its download is called. */
  readonly file: string;
}

/** Each piece of her pattern as a picture in true scale, named in `locale`. */
export async function pieceFiles(
  services: ExportServices,
  user: User,
  patternId: string,
  locale: Locale,
): Promise<readonly PieceFile[]> {
  const work = await deliveredWork(services.db, user, patternId);
  const pieces = await services.extrasRenderer.pieces({ ...orderOf(work, services.origins), locale });
  return pieces.map((piece) => ({ ...piece, file: fileOf(piece) }));
}

/** The first day archives can write, by the clock they go by: nothing in one depends on when it was made. */
const FIRST_DAY = new Date(1980, 0, 1);

/** All of them in one archive. */
export async function pieceArchive(
  services: ExportServices,
  user: User,
  patternId: string,
  locale: Locale,
): Promise<Download> {
  const { pattern } = await deliveredWork(services.db, user, patternId);
  const pieces = await pieceFiles(services, user, patternId, locale);
  const entries = Object.fromEntries(pieces.map(({ file, svg }) => [file, strToU8(svg)]));
  const name = fileName(pattern.name, 'pieces-svg', 'zip');
  return { name, contentType: 'application/zip', bytes: zipSync(entries, { mtime: FIRST_DAY }) };
}

/** The whole pattern for cutters and CAD. */
export async function patternDxf(services: ExportServices, user: User, patternId: string): Promise<Download> {
  const work = await deliveredWork(services.db, user, patternId);
  const text = await services.extrasRenderer.dxf(orderOf(work, services.origins));
  const name = fileName(work.pattern.name, 'pieces', 'dxf');
  return { name, contentType: 'application/dxf', bytes: new TextEncoder().encode(text) };
}

// The number comes first, so that a folder lists them as the booklet does.
const fileOf = ({ number, id }: PieceView): string => `${String(number).padStart(2, '0')}-${id}.svg`;
