import { type Correction, changesOf } from '@/lib/measurements/fit';
import { type Book, say } from '../book';
import type { Block } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { paragraph } from '../compose/text';

/** What earlier garments taught and this draft already allows for; nothing where there is none. */
export function correctionTable(book: Book): Block[] {
  const { corrections = [] } = book;
  if (corrections.length === 0) return [];
  return [
    sectionTitle(book.words('fit.printed.title')),
    paragraph(book.words('fit.printed.text')),
    ...table({
      columns: [{ share: 2.4 }, { share: 2 }, { share: 1, anchor: 'end' }],
      head: ['seen', 'measurement', 'by'].map((key) => book.words(`fit.printed.${key}`)),
      rows: corrections.flatMap((correction) => rowsOf(book, correction)),
    }),
  ];
}

function rowsOf(book: Book, correction: Correction): string[][] {
  const { finding, direction } = correction;
  const seen = book.words(`fit.findings.${finding}.${direction === 'more' ? 'seenMore' : 'seenLess'}`);
  return changesOf(correction).map(({ measurement, by }) => [
    seen,
    say(book, `measurements.names.${measurement}`),
    `${by > 0 ? '+' : '−'}${book.numbers.length(Math.abs(by))}`,
  ]);
}
