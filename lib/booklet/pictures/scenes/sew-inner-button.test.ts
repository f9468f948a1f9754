import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import type { Book } from '../../book';
import { notionLines } from '../../chapters/notions';
import { actionsOf, stepText } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

const FLAT = /flach|flat|bouton plat/;

const opened = (opening: string, locale: TestLocale = 'fr'): Book => bookWith('jacket', { opening }, locale);

const buttoning = (book: Book): Job =>
  jobsOf(book).find(({ operation }) => operation === 'sew-buttons') as Job;

const keysOf = (book: Book) => actionsOf(book, buttoning(book)).map(({ key }) => key);

/** The lines of the shopping list that name a flat button. */
const bought = (book: Book): string[] => notionLines(book).filter((line) => FLAT.test(line));

test.each(TEST_LOCALES)(
  'the front beneath a double row is held by a flat button, bought with the rest (%s)',
  (locale) => {
    const book = opened('double-breasted', locale);
    expect(keysOf(book)).toEqual(['mark', 'sew', 'innerHole', 'innerButton']);
    for (const action of actionsOf(book, buttoning(book)).slice(2))
      expect(stepText(book, buttoning(book), action)).toMatch(FLAT);
    expect(bought(book)).toHaveLength(1);
    expect(bought(book)[0]).toContain(book.numbers.diameter(1.5));
  },
);

test('a single row needs none', () => {
  const book = opened('front-buttons');
  expect(keysOf(book)).toEqual(['mark', 'sew']);
  expect(bought(book)).toEqual([]);
});

test('its picture marks one hole and one button, the highest of each', () => {
  const book = opened('double-breasted');
  const front = book.draft.pieces.find(({ part, marks }) => part === 'front' && marks.length > 0);
  const marked = actionsOf(book, buttoning(book))
    .slice(2)
    .map((action) => sceneOf(book, buttoning(book), action).shown.flatMap(({ worked }) => worked ?? []));
  expect(marked.map((lines) => lines.length)).toEqual([1, 2]);
  for (const [i, kind] of (['buttonhole', 'button'] as const).entries()) {
    const heights = front?.marks.flatMap((mark) => (mark.kind === kind ? [mark.at[1]] : [])) ?? [];
    const points = marked[i]?.flat().map(([, y]) => y) ?? [];
    expect((Math.max(...points) + Math.min(...points)) / 2).toBeCloseTo(Math.max(...heights), 5);
  }
});

test('both rows are seen where they are sewn on, one on either front, marked while the right one laps over', () => {
  const book = opened('double-breasted');
  const job = buttoning(book);
  const count = Number(job.operations[0]?.figures.count);
  const [marked, sewn] = actionsOf(book, job).map((action) => sceneOf(book, job, action).shown);
  // A cross is two lines, and a row half of the buttons.
  expect(sewn?.map(({ worked }) => worked.length)).toEqual([count, count]);
  expect(sewn?.map(({ motion }) => Math.sign(motion[0]))).toEqual([-1, 1]);
  expect(marked?.map(({ worked }) => worked.length)).toEqual([0, 2 * count]);
  expect(marked?.map(({ motion }) => motion[0])).toEqual([1, -1]);
  const [left, right] = marked?.map(({ motion }) => motion[4]) ?? [];
  expect(left).toBe(right);
});
