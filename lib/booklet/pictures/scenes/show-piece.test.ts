import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { detailsOf } from '@/lib/operations/action';
import { bookWith } from '@/lib/testing/booklet/book';
import type { Book } from '../../book';
import { actionsOf } from '../../chapters/steps';
import { innerPlaces } from '../../steps/edges/find-inner-places';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

test('of a pair that lies side by side both are folded, each the mirror image of the other', () => {
  const book = bookWith('dress', { inside: 'lining', opening: 'back-zip' });
  const job = jobsOf(book).find(({ operation }) => operation === 'fell-lining');
  const fold = job && actionsOf(book, job).find((action) => detailsOf(action).draws === 'crease');
  if (!job || !fold) throw new Error('No lining is folded at a zip');
  const { shown, arrows } = sceneOf(book, job, fold);
  expect(shown.map(({ motion }) => Math.sign(motion[0]))).toEqual([-1, 1]);
  const ways = (sign: number) => arrows.filter(({ direction }) => Math.sign(direction[0]) === sign).length;
  expect(ways(1)).toBeGreaterThan(0);
  expect(ways(-1)).toBe(ways(1));
});

const PRINCESS = { 'bust-shaping': 'princess-armhole', pockets: 'welt' };

const jacket = (worn: Readonly<Record<string, string>>): Book => bookWith('jacket', worn);

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
