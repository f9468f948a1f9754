import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { type Book, openBook } from '../book';
import { actionsOf, stepText } from '../chapters/steps';
import { draftOf } from '../test-designs';
import { testWords } from '../test-words';
import { type Job, jobsOf } from './jobs';
import { sceneOf } from './pictures';

function opened(garment: 'dress' | 'jacket', slot: string, value: string): Book {
  const { choices } = force(defaultChoices(garment), slot, value);
  expect(choices.options[slot]).toBe(value);
  const identity = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };
  return openBook(draftOf(choices), { words: testWords('fr'), locale: 'fr', unit: 'cm', ...identity });
}

const jobOf = (book: Book, operation: string): Job =>
  jobsOf(book).find((job) => job.operation === operation) as Job;

test('of the two bags of a welt pocket, each step marks the one it sews', () => {
  const book = opened('jacket', 'pockets', 'welt');
  const job = jobOf(book, 'attach-pocket-bags');
  const marked = actionsOf(book, job).map((action) =>
    sceneOf(book, job, action).shown.flatMap(({ piece, worked }) =>
      (worked?.length ?? 0) > 0 ? [piece.id] : [],
    ),
  );
  expect(marked).toEqual([['pocket-bag-under'], ['pocket-bag-upper']]);
});

test('the gap for a tie is told once, where the side is sewn', () => {
  const book = opened('dress', 'opening', 'wrap');
  const told = jobsOf(book).flatMap((job) =>
    actionsOf(book, job).flatMap((action) =>
      /laissez .+ ouverts/i.test(stepText(book, job, action)) ? [job.operation] : [],
    ),
  );
  expect(told).toEqual(['sew-side']);
});

test('a pocket hem folded to the right side is seen from there', () => {
  const book = opened('dress', 'pockets', 'patch');
  const job = jobOf(book, 'hem-pocket-mouth');
  const sides = actionsOf(book, job).map((action) => sceneOf(book, job, action).shown[0]?.side);
  expect(sides).toEqual(['right', 'wrong']);
});
