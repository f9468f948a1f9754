import { expect, test } from 'vitest';
import type { Item } from '@/lib/drawing/types';
import { draftOf, everyValueOnce } from '@/lib/testing/booklet/designs';
import { touchedNumbers } from '@/lib/testing/booklet/numbers';
import { testWords } from '@/lib/testing/booklet/words';
import { openBook } from './book';
import { CHAPTERS } from './chapters';

/** What lays pieces on cloth and paper takes most of the time and depends on no word: other tests draw it. */
const LAID = ['print-guide', 'fabric', 'layouts'];

const numbersOf = (item: Item): readonly number[] =>
  item.kind === 'text'
    ? [...item.at, item.size]
    : item.path.flatMap((command) => command.slice(1) as number[]);

test.each(everyValueOnce())(
  'the booklet of $name has all its words, and draws at places that are',
  ({ choices }) => {
    const book = openBook(draftOf(choices), {
      words: testWords('fr'),
      locale: 'fr',
      patternName: 'Essai',
      wearer: 'Ida',
      date: '2026-11-21',
      code: 'X',
      unit: 'cm',
    });
    for (const { id, blocks } of CHAPTERS.filter((chapter) => !LAID.includes(chapter.id))) {
      for (const block of blocks(book)) {
        const items = block.draw(0, 0);
        expect(block.height, id).toBeGreaterThanOrEqual(0);
        expect(items.flatMap(numbersOf).every(Number.isFinite), id).toBe(true);
        if (id === 'steps') expect(touchedNumbers(items)).toEqual([]);
      }
    }
  },
);
