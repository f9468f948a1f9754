import { bookletDocument } from '@/lib/booklet/booklet';
import { wordsFor } from '@/lib/cli/words';
import type { Draft } from '@/lib/drafting/types';
import type { Document } from '@/lib/drawing/document';
import { FORMAT_NAMES } from '@/lib/sheets/formats';
import { sheetDocument } from '@/lib/sheets/sheets';

type Compose = () => Document;

/** The seven files of a draft as an export makes them, one after the other. */
export async function composers(drafted: Draft): Promise<(readonly [string, Compose])[]> {
  const settings = {
    words: await wordsFor('fr'),
    locale: 'fr' as const,
    unit: 'cm' as const,
    patternName: 'Bench',
    wearer: '38',
    code: '7K3M-9QXT-2WVB',
    date: '2026-11-21',
    link: 'https://example.org/p/7K3M-9QXT-2WVB',
  };
  return [
    ...FORMAT_NAMES.map((format) => [format, () => sheetDocument(drafted, format, settings)] as const),
    ['booklet', () => bookletDocument(drafted, settings)] as const,
  ];
}
