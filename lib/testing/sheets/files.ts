/** The six files of the fixture, made once for the tests of this folder. */
import type { Document } from '@/lib/drawing/document';
import { writePdf } from '@/lib/pdf/write-pdf';
import { FORMAT_NAMES, type FormatName } from '@/lib/sheets/formats';
import { type SheetSettings, sheetDocument } from '@/lib/sheets/sheets';
import { fixtureDraft } from './hand-drawn-top';
import { testWords } from './words';

export const settings = (
  locale: 'fr' | 'en' | 'de' = 'fr',
  more: Partial<SheetSettings> = {},
): SheetSettings => ({
  words: testWords(locale),
  locale,
  patternName: 'Corsage Élodie',
  wearer: 'Anne-Cécile',
  code: 'K7QM-2F9X-TR4D',
  date: '2026-11-21',
  ...more,
});

export const DRAFT = fixtureDraft();

export type Files = Readonly<Record<FormatName, { readonly document: Document; readonly bytes: Uint8Array }>>;

/** The documents and the bytes of the formats asked for. */
export async function makeFiles(formats: readonly FormatName[] = FORMAT_NAMES): Promise<Files> {
  const made = await Promise.all(
    formats.map(async (format) => {
      const document = sheetDocument(DRAFT, format, settings());
      return [format, { document, bytes: await writePdf(document) }] as const;
    }),
  );
  return Object.fromEntries(made) as Files;
}
