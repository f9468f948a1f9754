import { expect, test } from 'vitest';
import type { FormatName } from '@/lib/sheets/formats';
import { sheetPlan } from '@/lib/sheets/plan';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../book';
import { mapRows } from './map-rows';

const PAPER: readonly FormatName[] = ['a4', 'a3', 'a0', 'a0-long'];
const rowsOf = (book: Book) =>
  mapRows(
    book,
    PAPER.map((name) => sheetPlan(book.draft, name, book.locale)),
  );

test('the maps of a top are read in one row, those of a long coat in two, larger', () => {
  const top = rowsOf(bookWith('top', {}));
  const coat = rowsOf(bookWith('jacket', { length: 'knee', collar: 'shawl', belt: 'tie' }));
  expect(top).toHaveLength(1);
  expect(coat).toHaveLength(2);
  const highest = ({ height }: { readonly height: number }) => height;
  expect(Math.max(...coat.map(highest))).toBeGreaterThan(1.2 * Math.max(...top.map(highest)));
});
