import { bookletDocument } from '@/lib/booklet/booklet';
import { wordsFor } from '@/lib/cli/words';
import { draft } from '@/lib/drafting/draft';
import type { Draft } from '@/lib/drafting/types';
import type { Document } from '@/lib/drawing/document';
import type { Body } from '@/lib/measurements/names';
import { writePdf } from '@/lib/pdf/write-pdf';
import { FORMAT_NAMES } from '@/lib/sheets/formats';
import { sheetDocument } from '@/lib/sheets/sheets';
import type { Design } from './designs';
import { type Line, lineOf, timed, timeLine } from './measure';

const FILE_RUNS = { warm: 2, timed: 7 };
const EXPORT_RUNS = { warm: 1, timed: 5 };

type Compose = () => Document;

async function composers(drafted: Draft): Promise<(readonly [string, Compose])[]> {
  const settings = {
    words: await wordsFor('fr'),
    locale: 'fr' as const,
    unit: 'cm' as const,
    patternName: 'Bench',
    wearer: '38',
    code: '7K3M-9QXT-2WVB',
    date: '2026-11-21',
  };
  return [
    ...FORMAT_NAMES.map((format) => [format, () => sheetDocument(drafted, format, settings)] as const),
    ['booklet', () => bookletDocument(drafted, settings)] as const,
  ];
}

async function fileLines(name: string, compose: Compose): Promise<Line[]> {
  const document = compose();
  const bytes = await writePdf(document);
  return [
    timeLine(`${name}: compose`, await timed(compose, FILE_RUNS)),
    timeLine(`${name}: write`, await timed(() => writePdf(document), FILE_RUNS)),
    lineOf(`${name}: size`, [bytes.length], 'bytes'),
    lineOf(`${name}: pages`, [document.pages.length], 'pages'),
  ];
}

/** Each file of a design, then all of them from choices to bytes. */
export async function exportLines({ name, choices }: Design, body: Body): Promise<Line[]> {
  const outcome = draft(choices, body);
  if ('refused' in outcome) throw new Error(`${name} is refused: ${JSON.stringify(outcome.refused)}`);
  const lines: Line[] = [];
  for (const [format, compose] of await composers(outcome.draft))
    lines.push(...(await fileLines(`${name}: ${format}`, compose)));
  const whole = async () => {
    const again = draft(choices, body);
    if ('refused' in again) return;
    for (const [, compose] of await composers(again.draft)) await writePdf(compose());
  };
  lines.push(timeLine(`${name}: whole export`, await timed(whole, EXPORT_RUNS)));
  return lines;
}
