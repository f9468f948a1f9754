import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookletDocument } from '@/lib/booklet/booklet';
import type { Document } from '@/lib/drawing/document';
import { flatDrawing } from '@/lib/flat/flat';
import type { Locale } from '@/lib/i18n/locales';
import { printWords } from '@/lib/i18n/translator';
import type { Draft } from '@/lib/pattern/types';
import { writePdf } from '@/lib/pdf/write-pdf';
import { FORMAT_NAMES, type FormatName } from '@/lib/sheets/formats';
import { sheetDocument } from '@/lib/sheets/sheets';
import { renderSvg } from '@/lib/svg/svg';
import type { Args } from './args';
import { previewDrawing } from './preview';

const FILE_FORMATS = [...FORMAT_NAMES, 'booklet'] as const;

/** The formats asked for. Refuses a name that is none. */
function formatsOf(asked: string | undefined): readonly string[] {
  if (asked === undefined) return FILE_FORMATS;
  const names = asked.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !(FILE_FORMATS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new RangeError(`Unknown formats: ${unknown.join(', ')}`);
  return names;
}

/** Writes `draft.json`, `preview.svg`, `flat.svg` and a PDF for each format into a folder. */
export async function writeFiles(draft: Draft, args: Args, locale: Locale): Promise<void> {
  const words = await printWords(locale);
  const { out, name, code, date } = args;
  const settings = {
    words,
    locale,
    unit: 'cm' as const,
    patternName: name,
    wearer: args.size ?? '',
    code,
    date,
  };
  const context = { draft, words, locale, unit: 'cm' as const, identity: settings };
  await mkdir(out, { recursive: true });
  const write = (file: string, content: string | Uint8Array) => writeFile(join(out, file), content);
  await write('draft.json', `${JSON.stringify(draft)}\n`);
  await write('preview.svg', renderSvg(previewDrawing(draft, context), { title: name }));
  await write('flat.svg', renderSvg(flatDrawing(draft, 'front'), { title: name }));
  for (const format of formatsOf(args.formats)) {
    const document: Document =
      format === 'booklet'
        ? bookletDocument(draft, settings)
        : sheetDocument(draft, format as FormatName, settings);
    await write(`${format}.pdf`, await writePdf(document));
  }
}
