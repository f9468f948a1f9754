import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { preparePieces } from '../cloth/prepare-pieces';
import type { Shown } from '../cloth/scene';
import { lineOf } from '../cloth/walk-seam';
import { sceneOf } from '../passes/complete-scene';

type Book = ReturnType<typeof bookWith>;

/** The overcasting of some piece. */
function overcastOf(book: Book, id: string) {
  const job = jobsOf(book).find(
    ({ operation, operations }) =>
      operation === 'finish-edges' && operations.some(({ edges }) => edges.some(({ piece }) => piece === id)),
  ) as Job;
  return doneTo(book, job, 'overcast');
}

/** One action of a job as it is shown. */
function doneTo(book: Book, job: Job, key: string) {
  const action = actionsOf(book, job).find((each) => each.key === key);
  if (!action) throw new Error(`Nothing of ${job.operation} is called ${key}`);
  return {
    shown: sceneOf(book, job, action).shown,
    measured: preparePieces(book, job, action.key).book.measured,
  };
}

const middleOf = (line: readonly Pair[], { motion }: Shown): Pair => {
  const [[ax, ay], [bx, by]] = [line[0], line.at(-1)].map((at) => carry(motion, at as Pair)) as [Pair, Pair];
  return [(ax + bx) / 2, (ay + by) / 2];
};

/** How far apart two pieces lie along the seam that holds them, cm. */
function gapAt(operation: string, { shown, measured }: ReturnType<typeof overcastOf>): number {
  const seam = measured.seams.find((each) => each.seam.operation === operation);
  if (!seam) throw new Error(`No ${operation}`);
  const [a, b] = [seam.a, seam.b].map(({ steps }) => {
    const on = shown.filter(({ piece }) => piece.id === steps[0]?.piece.id).at(-1);
    return middleOf(steps.flatMap(lineOf), on as Shown);
  }) as [Pair, Pair];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

const BARE = { 'waist-seam': 'natural', inside: 'facings' };
const yoked = bookWith('dress', { 'waist-seam': 'natural', 'bust-shaping': 'gathered-yoke' });

test.each([
  ['sew-facing-ends', 'neck-facing-front', bookWith('dress', BARE)],
  ['sew-yoke', 'front-yoke', yoked],
] as const)('sewn to each other by %s, pieces are overcast joined', (operation, id, book) => {
  expect(gapAt(operation, overcastOf(book, id))).toBeLessThan(0.1);
});

const buttoned = bookWith('top', { 'back-shaping': 'yoke', opening: 'back-buttons' });

test.each([
  ['topstitch-edge', 'sew'],
  ['make-buttonholes', 'mark'],
  ['make-buttonholes', 'sew'],
  ['sew-buttons', 'mark'],
  ['sew-buttons', 'sew'],
])('a back that buttons lies joined to its yoke: %s, %s', (operation, key) => {
  const job = jobsOf(buttoned).find((each) => each.operation === operation) as Job;
  const done = doneTo(buttoned, job, key);
  expect(done.shown.map(({ piece }) => piece.id).sort()).toEqual(['back', 'back-yoke']);
  expect(gapAt('sew-back-yoke', done)).toBeLessThan(0.1);
});

test('the halves of a back are sewn along the centre together with those of its yoke', () => {
  const book = bookWith('top', { 'back-shaping': 'yoke', opening: 'back-keyhole', silhouette: 'straight' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-centre-back') as Job;
  for (const key of ['pin', 'sew', 'press']) {
    const done = doneTo(book, job, key);
    expect(done.shown).toHaveLength(4);
    // Upright, each hangs from the corner of the other: the yoke's lower edge rises to the armhole.
    expect(gapAt('sew-back-yoke', done)).toBeLessThan(0.7);
  }
});

const hemmed = (back: string, opening: string) => {
  const book = bookWith('top', { 'back-shaping': back, opening, silhouette: 'straight' });
  const isBody = ({ pieces }: Job['operations'][number]) => pieces.includes('back');
  const job = jobsOf(book).find((each) => each.operation === 'hem' && each.operations.some(isBody)) as Job;
  return doneTo(book, job, 'press');
};

test('a back lies joined to its yoke while it is hemmed', () => {
  const done = hemmed('yoke', 'back-keyhole');
  expect(done.shown.map(({ piece }) => piece.id)).toContain('back-yoke');
  expect(gapAt('sew-back-yoke', done)).toBeLessThan(0.1);
});

test('of a back that falls from its yoke in a pleat its hem alone is shown', () => {
  const backs = hemmed('yoke-box-pleat', 'front-buttons').shown.filter(({ piece }) => piece.part === 'back');
  expect(backs.map(({ piece }) => piece.id)).not.toContain('back-yoke');
  expect(backs.at(-1)?.torn).toBe(true);
});

test('the free edge of joined facings is caught while they lie joined', () => {
  const book = bookWith('dress', BARE);
  const job = jobsOf(book).find(({ operation }) => operation === 'understitch') as Job;
  const tacked = doneTo(book, job, 'tack');
  expect(gapAt('sew-facing-ends', tacked)).toBeLessThan(0.1);
  expect(tacked.shown.every(({ worked }) => worked.length > 0)).toBe(true);
});

test('beside a piece that lies opened on its fold its neighbour lies on both sides, numbered once', () => {
  const yokes = overcastOf(yoked, 'front-yoke').shown.filter(({ piece }) => piece.id === 'front-yoke');
  expect(yokes.map(({ unnamed = false }) => unnamed)).toEqual([true, false]);
  expect(yokes.every(({ overcast = [] }) => overcast.length > 0)).toBe(true);
});

test('two pieces sewn into a ring lie folded, half of each', () => {
  const ring = bookWith('dress', { 'waist-seam': 'none', opening: 'none', inside: 'facings' });
  const onFold = ring.draft.pieces.filter(({ id, cut }) => id.startsWith('neck-facing') && cut.onFold);
  expect(onFold).toHaveLength(2);
  const { shown } = overcastOf(ring, 'neck-facing-front');
  expect(shown.map(({ piece, unfolded }) => [piece.id, unfolded])).toEqual([
    ['neck-facing-back', false],
    ['neck-facing-front', false],
  ]);
});

test('while nothing is sewn each piece is overcast by itself', () => {
  const book = bookWith('dress', BARE);
  const { shown } = overcastOf(book, 'back');
  expect(
    shown.filter(({ piece }) => piece.id === 'front').every(({ motion: [a, b] }) => a ** 2 === 1 && b === 0),
  ).toBe(true);
});

test.each([
  ['front-buttons', 'a-line', 'topstitch-edge'],
  ['front-buttons', 'gathered', 'make-buttonholes'],
  ['front-buttons', 'full-circle', 'sew-buttons'],
  ['double-breasted', 'a-line', 'sew-buttons'],
])('%s over a waist seam, skirt %s: the skirt hangs from its bodice (%s)', (opening, skirt, operation) => {
  const book = bookWith('dress', { 'waist-seam': 'natural', skirt, opening });
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  const { shown } = doneTo(book, job, 'sew');
  const below = shown.filter(({ piece }) => piece.part === 'skirt-front');
  const bodices = shown.filter(({ piece }) => piece.part === 'front');
  expect(below).toHaveLength(opening === 'double-breasted' ? 2 : 1);
  below.forEach(({ motion }, i) => {
    expect(motion[4]).toBeCloseTo(bodices[i]?.motion[4] ?? Number.NaN, 5);
  });
});
