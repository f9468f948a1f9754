import { expect, test } from 'vitest';
import { finishedMeasures } from '@/lib/drafting/finished-measures';
import { bookOf, bookWith } from '@/lib/testing/booklet/book';
import { draftOf } from '@/lib/testing/booklet/designs';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { type Book, say } from '../book';
import { measurements } from './measurements';

const RUFFLED = { 'waist-seam': 'natural', skirt: 'gathered', ruffle: 'hem' };

function saidBy(book: Book): string[] {
  const drawn = measurements.blocks(book).flatMap((block) => block.draw(0, 0));
  return drawn.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}

test('the table tells the length to the lower edge of the ruffle', () => {
  const book = bookOf(draftOf(chooseInTurn('dress', RUFFLED)));
  const { hem, backLength } = finishedMeasures(book.draft);
  const said = saidBy(book);
  for (const figure of [hem, backLength]) expect(said).toContain(book.numbers.length(figure as number));
});

test.each([
  ['jacket', { collar: 'notched' }, false],
  ['dress', { collar: 'bow' }, true],
] as const)('whether the neckline of a %s with %o is told: %s', (garment, worn, told) => {
  // In English no measurement of the body goes by that name as well.
  const book = bookWith(garment, worn, 'en');
  expect(saidBy(book).includes(say(book, 'measurements.finishedNames.neckline'))).toBe(told);
});
