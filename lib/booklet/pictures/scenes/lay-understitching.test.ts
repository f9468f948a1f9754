import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { jobsOf } from '../../steps/jobs/jobs';
import { offStraps, understitchedRows } from './lay-understitching';

/** Up one side of a strap 3 wide, down the other one: 20 apart below, where it widens. */
const up: Pair[] = [
  [-20, 0],
  [0, 10],
  [0, 20],
];
const down: Pair[] = [
  [3, 20],
  [3, 10],
  [23, 0],
];

test('on a strap no row is sewn, below it as far as the foot goes', () => {
  const rows = offStraps([up, down]);
  expect(rows).toHaveLength(2);
  expect(Math.max(...rows.flat().map(([, y]) => y))).toBeLessThan(10.5);
  expect(rows.map((row) => row[0])).toContainEqual([-20, 0]);
});

test('across a broad shoulder, and into a corner, rows stay whole', () => {
  const broad = down.map(([x, y]): Pair => [x + 6, y]);
  expect(offStraps([up, broad])).toEqual([up, broad]);
  const corner: Pair[] = [
    [1, 20],
    [20, 22],
  ];
  expect(offStraps([up, corner])).toEqual([up, corner]);
});

test('a facing of neck and armholes is understitched but for its straps', () => {
  const worn = { sleeve: 'straps', 'neckline-front': 'sweetheart', 'waist-seam': 'natural' };
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch');
  const facing = book.draft.pieces.find(
    ({ part, id, cut }) => part === 'facing' && id.includes('front') && cut,
  );
  const view = facing && book.measured.piece(facing.id);
  const shoulder = view?.edges.find(({ line }) => line === 'shoulder');
  if (!job || !facing || !shoulder) throw new Error('No facing with a strap');
  const rows = understitchedRows(book, job, facing);
  expect(rows.length).toBeGreaterThan(1);
  const { x, y } = shoulder.start;
  const nearest = Math.min(...rows.flat().map(([rx, ry]) => Math.hypot(rx - x, ry - y)));
  expect(nearest).toBeGreaterThan(2);
});
