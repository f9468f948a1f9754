import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { draft } from '@/lib/drafting/draft';
import type { Document } from '@/lib/drawing/document';
import type { Body } from '@/lib/measurements/names';
import { writePdf } from '@/lib/pdf/write-pdf';
import type { Design } from './designs';
import type { Exporting } from './exporting';
import { type Line, lineOf, timed, timeLine } from './measure';
import { worksOf } from './works';

const FILE_RUNS = { warm: 2, timed: 7 };

async function fileLines(name: string, compose: () => Document): Promise<Line[]> {
  const document = compose();
  const bytes = await writePdf(document);
  return [
    timeLine(`${name}: compose`, await timed(compose, FILE_RUNS)),
    timeLine(`${name}: write`, await timed(() => writePdf(document), FILE_RUNS)),
    lineOf(`${name}: size`, [bytes.length], 'bytes'),
    lineOf(`${name}: pages`, [document.pages.length], 'pages'),
  ];
}

/** Each file of a design. */
export async function fileFigures({ name, choices }: Design, body: Body): Promise<Line[]> {
  const outcome = draft(choices, body);
  if ('refused' in outcome) throw new Error(`${name} is refused: ${JSON.stringify(outcome.refused)}`);
  const lines: Line[] = [];
  for (const { name: format, compose } of await worksOf(outcome.draft))
    lines.push(...(await fileLines(`${name}: ${format}`, compose)));
  return lines;
}

/** What the reading adds to an export, in hundredths of the rest. */
const shares = (reading: readonly number[], whole: readonly number[]): number[] =>
  reading.map((each, i) => (100 * each) / ((whole[i] as number) - each));

/** All seven files from choices to bytes, on a warm worker thread of another process; that script is bundled beside the bench. */
export function exportFigures({ name }: Design): Line[] {
  const script = fileURLToPath(new URL('./exporting.mjs', import.meta.url));
  const made = execFileSync(process.execPath, [script, name], { encoding: 'utf8' });
  const { whole, writing, reading, heap, resident } = JSON.parse(made) as Exporting;
  return [
    lineOf(`${name}: whole export, processor time`, whole),
    lineOf(`${name}: writing the seven files, processor time`, writing),
    lineOf(`${name}: reading the seven files back, processor time`, reading),
    lineOf(`${name}: reading back, of the export without it`, shares(reading, whole), '%'),
    lineOf(`${name}: heap of the worker at its fullest`, [heap], 'bytes'),
    lineOf(`${name}: process at its fullest`, [resident], 'bytes'),
  ];
}
