import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../book';
import type { Block } from '../compose/block';
import { allowances } from './allowances';
import { seamWidths } from './seam-widths';

const opened = (): Book => bookWith('top', {});

const linesOf = (block: Block) => block.draw(0, 0).flatMap((item) => (item.kind === 'text' ? [item] : []));

test('the signs take the room they fill and no more', () => {
  const book = opened();
  const grain = book.words('sheets.legend.grain');
  const signs = allowances
    .blocks(book)
    .find((block) => linesOf(block).some(({ text }) => text === grain)) as Block;
  const rows = [...new Set(linesOf(signs).map(({ at: [, y] }) => y))].sort((a, b) => b - a);
  expect(rows.length).toBeGreaterThan(5);
  const step = ((rows.at(0) as number) - (rows.at(-1) as number)) / (rows.length - 1);
  expect(signs.height).toBeCloseTo(rows.length * step);
});

test('an edge with an allowance is not called raw', () => {
  const book = bookWith('dress', { inside: 'lining' });
  const said = (kind: string) => book.words(`booklet.allowances.roles.${kind}`, { overcast: 'yes' });
  const lines = allowances
    .blocks(book)
    .flatMap(linesOf)
    .map(({ text }) => text);
  const widthOf = (kind: string) => lines[lines.indexOf(said(kind)) + 1];
  expect(widthOf('finished')).toBe(book.words('booklet.allowances.none'));
  expect(widthOf('caught')).toBe(book.numbers.length(1));
});

test.each(['bias-binding', 'lining'])('the key to the drawings lies in two columns, %s', (inside) => {
  const book = bookWith('dress', { inside });
  const said = book.words('booklet.allowances.tints.sewing');
  const key = allowances
    .blocks(book)
    .find((block) => linesOf(block).some(({ text }) => text === said)) as Block;
  const [, ...rows] = linesOf(key);
  const lefts = new Set(rows.map(({ at: [x] }) => x.toFixed(2)));
  const heights = new Set(rows.map(({ at: [, y] }) => y.toFixed(2)));
  expect([lefts.size, heights.size]).toEqual([2, Math.ceil(rows.length / 2)]);
});

test('where seams have several widths, each says which have it', () => {
  const book = bookWith('dress', { collar: 'bow', 'waist-seam': 'natural' });
  const rows = seamWidths(book);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]?.[0]).toBe(book.words('booklet.allowances.roles.most'));
  expect(new Set(rows.map(([, width]) => width)).size).toBe(rows.length);
  expect(
    rows
      .slice(1)
      .map(([names]) => names)
      .join(),
  ).toContain('encolure');
  for (const [, width] of rows) expect(width).not.toContain('·');
});

test.each(['top', 'dress'] as const)(
  'a width at a zip is said of the edge, not of the step (%s)',
  (garment) => {
    const book = bookWith(garment, { opening: 'back-zip' });
    const names = seamWidths(book).map(([name]) => name);
    expect(names).toContain(book.words('booklet.operations.insert-zip.seam'));
  },
);
