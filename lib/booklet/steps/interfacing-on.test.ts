import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { boundsOf } from '@/lib/layout/silhouette';
import { type Book, openBook } from '../book';
import { draftOf } from '../test-designs';
import { testWords } from '../test-words';
import { innerPlaces } from './inner-places';
import { type Job, jobsOf } from './jobs';
import { sceneOf } from './pictures';

const IDENTITY = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };
const PRINCESS = { 'bust-shaping': 'princess-armhole', pockets: 'welt' };

function jacket(worn: Readonly<Record<string, string>>): Book {
  const choices = Object.entries(worn).reduce(
    (made, [slot, value]) => force(made, slot, value).choices,
    defaultChoices('jacket'),
  );
  expect(choices.options).toMatchObject(worn);
  return openBook(draftOf(choices), { words: testWords('fr'), locale: 'fr', unit: 'cm', ...IDENTITY });
}

const jobOf = (book: Book, operation: string): Job =>
  jobsOf(book).find((job) => job.operation === operation) as Job;

const middle = (line: readonly (readonly [number, number])[]) => {
  const { left, right, bottom, top } = boundsOf(line);
  return [(left + right) / 2, (bottom + top) / 2] as const;
};

test.each([[{ pockets: 'welt' }], [PRINCESS]])('what stiffens a slit lies on it (%o)', (worn) => {
  const book = jacket(worn);
  const job = jobOf(book, 'interface-slit');
  const [only, ...others] = sceneOf(book, job, { key: 'fuse', view: 'wrong' }).shown;
  expect(others).toEqual([]);
  const [slit] = only ? innerPlaces('interface-slit', only.piece) : [];
  const [strip] = only?.covered ?? [];
  const [x, y] = middle(strip ?? []);
  const [wantedX, wantedY] = middle(slit ?? []);
  expect(x).toBeCloseTo(wantedX, 1);
  expect(y).toBeCloseTo(wantedY, 1);
});

test('of a front in panels only the one with the slit is shown where the welts are sewn', () => {
  const book = jacket(PRINCESS);
  const { shown } = sceneOf(book, jobOf(book, 'make-welt-pocket'), { key: 'place', view: 'right' });
  expect(shown.filter(({ piece }) => piece.part === 'front')).toHaveLength(1);
});
