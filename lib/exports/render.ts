import 'server-only';
import { bookletDocument } from '@/lib/booklet/booklet';
import type { Draft } from '@/lib/drafting/types';
import type { Document } from '@/lib/drawing/document';
import type { Words } from '@/lib/drawing/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Correction } from '@/lib/measurements/fit';
import type { Unit } from '@/lib/measurements/inches';
import { writePdf } from '@/lib/pdf/write-pdf';
import { FORMAT_NAMES } from '@/lib/sheets/formats';
import { sheetDocument } from '@/lib/sheets/sheets';
import type { RenderedFile } from './order';

export interface RenderContext {
  readonly words: Words;
  readonly locale: Locale;
  /** What the reader measures in. */
  readonly unit: Unit;
  readonly patternName: string;
  readonly wearer: string;
  readonly corrections?: readonly Correction[];
  readonly code: string;
  /** Day of the version, `YYYY-MM-DD`. */
  readonly date: string;
  /** Address that opens exactly this version. */
  readonly link: string;
}

/**
 * The seven files of a draft, sheets first: the same draft and context give the same bytes. `onProgress` is told how
 * much is done, from 0 to 1, after each file.
 */
export async function renderExport(
  draft: Draft,
  context: RenderContext,
  onProgress: (done: number) => void = () => {},
): Promise<RenderedFile[]> {
  const works: [string, () => Document][] = [
    ...FORMAT_NAMES.map((format): [string, () => Document] => [
      format,
      () => sheetDocument(draft, format, context),
    ]),
    ['booklet', () => bookletDocument(draft, context)],
  ];
  const files: RenderedFile[] = [];
  for (const [format, compose] of works) {
    const bytes = await writePdf(compose());
    files.push({ format, extension: 'pdf', contentType: 'application/pdf', bytes });
    onProgress(files.length / works.length);
  }
  return files;
}
