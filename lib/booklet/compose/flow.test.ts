import { expect, test } from 'vitest';
import type { Item } from '@/lib/drawing/types';
import type { Block } from './block';
import { flow } from './flow';
import { BOTTOM, COLUMN_HEIGHT, TOP } from './page';
import { table } from './table';
import { textLine } from './text';

const block = (name: string, height: number, more: Partial<Block> = {}): Block => ({
  height,
  draw: (x, y) => [textLine(name, [x, y], 'body')],
  ...more,
});
const named = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const pagesOf = (blocks: readonly Block[]) => flow(blocks).map(({ items }) => named(items));

test('a block that does not fit goes to the next page whole', () => {
  expect(pagesOf([block('a', COLUMN_HEIGHT - 1), block('b', 2)])).toEqual([['a'], ['b']]);
});

test('a heading goes over with what it heads', () => {
  const blocks = [
    block('a', COLUMN_HEIGHT - 3),
    block('heading', 1, { keepWithNext: true }),
    block('b', 2.5),
  ];
  expect(pagesOf(blocks)).toEqual([['a'], ['heading', 'b']]);
});

test('a chapter begins a page, but not an empty one', () => {
  const blocks = [block('one', 1, { newPage: true }), block('two', 1, { newPage: true })];
  expect(pagesOf(blocks)).toEqual([['one'], ['two']]);
});

test('white above is dropped at the head of a page', () => {
  const [page] = flow([block('a', 1, { before: 5, title: 'A' })]);
  expect(page?.titles).toEqual([{ title: 'A', top: TOP }]);
});

test('a table shows its head again on every page', () => {
  const rows = Array.from({ length: 60 }, (_, i) => [`row ${i}`]);
  const pages = pagesOf(table({ columns: [{ share: 1 }], head: ['head'], rows }));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.filter((text) => text === 'head')).toHaveLength(1);
  expect(pages.flat().filter((text) => text.startsWith('row'))).toHaveLength(60);
});

test('nothing is drawn below the foot of the column', () => {
  const pages = flow(Array.from({ length: 90 }, (_, i) => block(String(i), 0.7, { after: 0.3 })));
  const heights = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? [item.at[1]] : [])),
  );
  expect(Math.min(...heights)).toBeGreaterThan(BOTTOM);
});

test('a block higher than a page is refused', () => {
  expect(() => flow([block('tower', COLUMN_HEIGHT + 1)])).toThrow('fits no page');
});

test('a table leaves no row or two alone with its head, and none at its end', () => {
  const rows = Array.from({ length: 30 }, (_, i) => [`row ${i}`]);
  const made = table({ columns: [{ share: 1 }], head: ['head'], rows });
  for (let room = 1; room < COLUMN_HEIGHT; room += 0.4) {
    for (const page of pagesOf([block('text', COLUMN_HEIGHT - room), ...made])) {
      const own = page.filter((text) => text.startsWith('row')).length;
      expect(own === 0 || own > 2).toBe(true);
      expect(page.includes('head')).toBe(own > 0);
    }
  }
});
