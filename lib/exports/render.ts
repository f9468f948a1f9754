import 'server-only';
import { bookletDocument } from '@/lib/booklet/booklet';
import type { Document, Raster } from '@/lib/drawing/document';
import type { Words } from '@/lib/drawing/types';
import type { View } from '@/lib/flat/flat';
import type { Locale } from '@/lib/i18n/locales';
import type { Correction } from '@/lib/measurements/fit';
import type { Unit } from '@/lib/measurements/inches';
import type { Draft } from '@/lib/pattern/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import type { Inspection } from '@/lib/preflight/finding';
import { inspectBooklet } from '@/lib/preflight/inspect-booklet';
import { inspectSheets } from '@/lib/preflight/inspect-sheets';
import { FORMAT_NAMES } from '@/lib/sheets/formats';
import { sheetDocument } from '@/lib/sheets/sheets';
import type { RenderedFile } from './order';
import { release } from './withheld';

interface RenderContext {
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
  /** Address of its steps for a phone. */
  readonly sewLink: string;
  /** The cloth it was seen in, in words. */
  readonly cloth?: string;
  /** The garment on its wearer in that cloth. */
  readonly worn?: Raster;
  /** Its technical drawings in that cloth. */
  readonly flats?: Readonly<Record<View, Raster>>;
}

interface Work {
  readonly format: string;
  compose(): Document;
  /** Reads the finished bytes back and holds them against the draft. */
  inspect(bytes: Uint8Array): Promise<Inspection>;
}

function worksOf(draft: Draft, context: RenderContext): Work[] {
  const sheets = FORMAT_NAMES.map(
    (format): Work => ({
      format,
      compose: () => sheetDocument(draft, format, context),
      inspect: (bytes) => inspectSheets(bytes, draft, format, context),
    }),
  );
  return [
    ...sheets,
    { format: 'booklet', compose: () => bookletDocument(draft, context), inspect: inspectBooklet },
  ];
}

/**
 * The seven files of a draft, sheets first, each read back from its bytes: the same draft and context give the same
 * bytes. `onProgress` is told how much is done, from 0 to 1, after each file. Throws FileWithheld for a file that does
 * not show what was computed.
 */
export async function renderExport(
  draft: Draft,
  context: RenderContext,
  onProgress: (done: number) => void = () => {},
): Promise<RenderedFile[]> {
  const works = worksOf(draft, context);
  const files: RenderedFile[] = [];
  for (const { format, compose, inspect } of works) {
    const made = await writePdf(compose());
    const bytes = release(made, await inspect(made));
    files.push({ format, extension: 'pdf', contentType: 'application/pdf', bytes });
    onProgress(files.length / works.length);
  }
  return files;
}
