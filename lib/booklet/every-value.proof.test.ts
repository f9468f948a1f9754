import { expect, test } from 'vitest';
import type { Item } from '@/lib/drawing/types';
import { bookOf } from '@/lib/testing/booklet/book';
import { draftOf, everyValueOnce } from '@/lib/testing/booklet/designs';
import { touchedNumbers } from '@/lib/testing/booklet/numbers';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { CHAPTERS } from './chapters';
import { fabric } from './chapters/fabric';
import { layouts } from './chapters/layouts';
import { printGuide } from './chapters/print-guide';
import { drawnJobs, toldJobs } from './chapters/steps';

/** What lays pieces on cloth and paper takes most of the time and depends on no word: other tests draw it. */
const LAID = [printGuide, fabric, layouts];

/** The languages beside French, in which the whole is drawn. */
const TRANSLATED = TEST_LOCALES.filter((locale) => locale !== 'fr');

const numbersOf = (item: Item): readonly number[] =>
  item.kind === 'text'
    ? [...item.at, item.size]
    : item.path.flatMap((command) => command.slice(1) as number[]);

test.each(everyValueOnce())(
  'the booklet of $name has all its words, and draws each step at places that are',
  ({ choices }) => {
    const draft = draftOf(choices);
    const book = bookOf(draft);
    for (const { id, blocks } of CHAPTERS.filter((chapter) => !LAID.includes(chapter))) {
      for (const block of blocks(book)) {
        const items = block.draw(0, 0);
        expect(block.height, id).toBeGreaterThanOrEqual(0);
        expect(items.flatMap(numbersOf).every(Number.isFinite), id).toBe(true);
        if (id === 'steps') expect(touchedNumbers(items)).toEqual([]);
      }
    }
    for (const { scene } of drawnJobs(book).flatMap(({ drawn }) => drawn))
      expect(scene.shown.length).toBeGreaterThan(0);
    for (const each of [book, ...TRANSLATED.map((locale) => bookOf(draft, locale))])
      for (const { text } of toldJobs(each).flatMap(({ told }) => told))
        expect(text).not.toMatch(/[{}]|undefined|NaN|booklet\.|catalogue\./);
  },
);
