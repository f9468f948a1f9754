import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { type Book, openBook } from '../book';
import type { Block } from '../compose/block';
import { draftOf } from '../test-designs';
import { testWords } from '../test-words';
import { allowances } from './allowances';

const identity = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };

const opened = (): Book =>
  openBook(draftOf(defaultChoices('top')), {
    words: testWords('fr'),
    locale: 'fr',
    unit: 'cm',
    ...identity,
  });

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
