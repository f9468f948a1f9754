import { expect, test } from 'vitest';
import { bookOf, bookWith } from '@/lib/testing/booklet/book';
import { draftOf } from '@/lib/testing/booklet/designs';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { type Book, namedPieces, say } from '../book';
import { clothNeeds } from '../cloth-needs';
import { fabric } from './fabric';
import { layouts } from './layouts';

/** Every line of the chapter; how text is wrapped does not matter. */
const said = (book: Book, chapter = layouts): string =>
  chapter
    .blocks(book)
    .flatMap((block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])))
    .join(' ');

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

test('what folded cloth would give twice is cut last, from one layer, and that is said once for all widths', () => {
  const book = bookWith('dress', { 'waist-seam': 'natural', belt: 'buckle' });
  const folded = clothNeeds(book.draft).filter(({ layout }) => layout?.folded);
  const laid = folded.flatMap(({ layout }) => layout?.placements ?? []);
  expect(laid.some(({ piece, layers }) => piece === 'belt-interfacing' && layers === 1)).toBe(true);
  const last = say(book, 'layouts.lastly', { pieces: namedPieces(book, ['belt-interfacing']), glued: 'yes' });
  expect(occurrences(said(book), last)).toBe(1);
  const pair = laid.find(({ layers }) => layers === 2)?.piece ?? '';
  const twice = say(book, 'layouts.lastly', { pieces: namedPieces(book, [pair]), glued: 'yes' });
  expect(said(book)).not.toContain(twice);
});

test.each(TEST_LOCALES)(
  'a collar laid away from the fold is said to be half its pattern turned over (%s)',
  (locale) => {
    const book = bookWith('jacket', { collar: 'stand', opening: 'front-zip', inside: 'facings' }, locale);
    expect(occurrences(said(book), say(book, 'layouts.opened'))).toBe(1);
  },
);

test('interfacing is laid by its adhesive side, cloth by its right side', () => {
  const text = said(bookWith('top', { collar: 'shirt' }));
  expect(text).toContain('face collante');
  expect(text).toMatch(/endroit (dessus|contre endroit)/);
});

test.each(TEST_LOCALES)(
  'a piece cut in two has its layout, which says so, as does what to buy (%s)',
  (locale) => {
    const book = bookOf(
      draftOf(chooseInTurn('dress', { 'waist-seam': 'natural', skirt: 'gathered' }), '50'),
      locale,
    );
    const figures = { pieces: namedPieces(book, ['skirt-front']), allowance: book.numbers.length(1) };
    expect(occurrences(said(book), say(book, 'layouts.halved', figures))).toBe(2);
    expect(occurrences(said(book, fabric), say(book, 'fabric.inHalves'))).toBe(2);
  },
);
