import { bookletDocument } from '@/lib/booklet/booklet';
import type { Document } from '@/lib/drawing/document';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';
import type { Inspection } from '@/lib/preflight/finding';
import { inspectBooklet } from '@/lib/preflight/inspect-booklet';
import { inspectSheets } from '@/lib/preflight/inspect-sheets';
import { FORMAT_NAMES } from '@/lib/sheets/formats';
import { sheetDocument } from '@/lib/sheets/sheets';

/** A file as an export makes it and reads it back. */
interface Work {
  readonly name: string;
  readonly compose: () => Document;
  readonly inspect: (bytes: Uint8Array) => Promise<Inspection>;
}

/** The seven files of a draft as an export makes them, one after the other. */
export async function worksOf(drafted: Draft): Promise<Work[]> {
  const settings = {
    words: await printWords('fr'),
    locale: 'fr' as const,
    unit: 'cm' as const,
    patternName: 'Bench',
    wearer: '38',
    code: '7K3M-9QXT-2WVB',
    date: '2026-11-21',
    link: 'https://example.org/p/7K3M-9QXT-2WVB',
  };
  return [
    ...FORMAT_NAMES.map((format) => ({
      name: format,
      compose: () => sheetDocument(drafted, format, settings),
      inspect: (bytes: Uint8Array) => inspectSheets(bytes, drafted, format, settings),
    })),
    { name: 'booklet', compose: () => bookletDocument(drafted, settings), inspect: inspectBooklet },
  ];
}
