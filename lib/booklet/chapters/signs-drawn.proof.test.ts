import { expect, test } from 'vitest';
import type { FillName, Item, StrokeName } from '@/lib/drawing/types';
import { bookOf } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, draftOf } from '@/lib/testing/booklet/designs';
import type { Book } from '../book';
import { allowances } from './allowances';
import { type Sign, signsDrawn } from './signs-drawn';
import { drawnJobs, steps } from './steps';

/** What each sign looks like on the page. */
const INKS: Readonly<Record<Sign, FillName | StrokeName>> = {
  rightSide: 'shell',
  wrongSide: 'shade',
  interfacing: 'interfacing',
  liningSide: 'lining',
  liningWrongSide: 'lining-shade',
  sewing: 'highlight',
  folding: 'crease',
  overcasting: 'overcast',
};
const SIGNS = Object.keys(INKS) as Sign[];

const inksOf = (items: readonly Item[]): (string | undefined)[] =>
  items.flatMap((item) => (item.kind === 'stroke' ? [item.stroke, item.fill] : []));

const wordsOf = (book: Book): string[] =>
  allowances
    .blocks(book)
    .flatMap((block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item.text] : [])));

/** Notches are cut, and zips bought: they look like overcast edges and interfacing, and are neither. */
const isOther = (book: Book, sign: Sign): boolean =>
  drawnJobs(book).some(({ drawn }) =>
    drawn.some(({ scene }) =>
      scene.shown.some(({ piece, notched = [] }) =>
        sign === 'overcasting'
          ? notched.some(({ cut }) => cut)
          : sign === 'interfacing' && piece.id === 'zip',
      ),
    ),
  );

test.each(DESIGNS_APART)(
  'the key to the drawings holds the signs they use, and no others: $name',
  (design) => {
    const book = bookOf(draftOf(design.choices, design.size));
    const inks = new Set(steps.blocks(book).flatMap((block) => inksOf(block.draw(0, 0))));
    const lines = wordsOf(book);
    for (const sign of SIGNS) {
      const isInKey = lines.includes(book.words(`booklet.allowances.tints.${sign}`));
      expect([sign, isInKey]).toEqual([sign, signsDrawn(book).has(sign)]);
      if (isInKey || !isOther(book, sign)) expect([sign, isInKey]).toEqual([sign, inks.has(INKS[sign])]);
    }
  },
);

test('under a lining that closes the garment nothing is overcast, and nothing is said of it', () => {
  const [closed, open] = [DESIGNS_APART[9], DESIGNS_APART[12]].map((design) => {
    if (!design) throw new Error('No such design');
    return bookOf(draftOf(design.choices, design.size));
  }) as [Book, Book];
  expect(signsDrawn(closed).has('overcasting')).toBe(false);
  expect(signsDrawn(open).has('overcasting')).toBe(true);
  expect(wordsOf(closed).join(' ')).not.toMatch(/surfil/);
  expect(wordsOf(open).join(' ')).toMatch(/surfil/);
});
