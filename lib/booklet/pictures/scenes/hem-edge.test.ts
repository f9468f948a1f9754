import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { edgeOf, firstAlong } from '@/lib/pattern/find';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Scene, Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

/** Hems sewn apart end more than this from each other, cm. */
const MEET = 0.3;

function hemOf(
  garment: 'top' | 'dress' | 'jacket',
  worn: Readonly<Record<string, string>>,
  part: string,
): Scene {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find(
    ({ operation, operations }) =>
      operation === 'hem' &&
      operations.some(({ edges }) =>
        edges.some(({ piece }) => book.draft.pieces.some((own) => own.id === piece && own.part === part)),
      ),
  );
  const action = job && actionsOf(book, job).find(({ key }) => key === 'sew');
  if (!job || !action) throw new Error('Nothing to hem');
  return sceneOf(book, job, action);
}

/** The lines of a hem as they lie on the table. */
function stitched({ piece, unfolded, motion, worked }: Shown): Pair[][] {
  const fold = unfolded ? foldLine(piece) : undefined;
  const all = fold ? [...worked, ...worked.map((line) => line.map(mirrorIn(fold)))] : worked;
  return all.map((line) => line.map((at) => carry(motion, at)));
}

/** Where no other line goes on. */
function looseEnds({ shown }: Scene): Pair[] {
  const ends = shown.flatMap(stitched).flatMap((line) => [line[0] as Pair, line.at(-1) as Pair]);
  return ends.filter(([x, y], i) =>
    ends.every(([ox, oy], other) => other === i || Math.hypot(ox - x, oy - y) > MEET),
  );
}

const isFlipped = ({ motion: [a, b, c, d] }: Shown): boolean => a * d - b * c < 0;

test('the hem of a front runs on through its facing, opened out the other way round beyond the edge', () => {
  const scene = hemOf('top', { opening: 'front-buttons', collar: 'shirt' }, 'front');
  const facing = scene.shown.find(({ piece }) => piece.part === 'facing') as Shown;
  expect(facing.worked.length).toBeGreaterThan(0);
  expect(isFlipped(facing)).toBe(true);
  expect(scene.shown.filter(({ piece }) => piece.part !== 'facing').some(isFlipped)).toBe(false);
  // Of the front with its facing two, and two of the back.
  expect(looseEnds(scene)).toHaveLength(4);
});

test('panels are hemmed in one line, those of a back on both sides of its fold', () => {
  const scene = hemOf('jacket', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' }, 'front');
  expect(scene.shown.filter(({ piece }) => piece.id === 'back-side').map(isFlipped)).toEqual([true, false]);
  expect(looseEnds(scene)).toHaveLength(4);
  // Above the hem a lapel and a waist would not lie flat beside the next piece.
  expect(scene.shown.every(({ torn }) => torn)).toBe(true);
});

test('a sleeve in two parts is hemmed as one', () => {
  const scene = hemOf('jacket', { sleeve: 'two-piece' }, 'sleeve');
  expect(
    scene.shown
      .filter(({ unnamed }) => !unnamed)
      .map(({ piece }) => piece.id)
      .sort(),
  ).toEqual(['sleeve-under', 'sleeve-upper']);
  expect(looseEnds(scene)).toHaveLength(2);
});

test('a hem ends where the allowance of a zip is folded under that goes down to it', () => {
  const { shown } = hemOf('jacket', { opening: 'front-zip' }, 'front');
  const front = shown.find(({ piece }) => piece.part === 'front') as Shown;
  const centre = firstAlong(front.piece, 'centre');
  const xs = centre?.path.map((command) => Number(command.at(-2))) ?? [];
  const end = Math.min(...front.piece.cutLine.filter(([, y]) => y < 0).map(([x]) => x));
  expect(centre?.allowance).toBeGreaterThan(0);
  expect(end).toBeCloseTo(Math.min(...xs), 1);
  // A zip that ends above the hem leaves the allowance below it as it is.
  const { shown: above } = hemOf('dress', { opening: 'back-zip', 'waist-seam': 'none' }, 'back');
  const back = above.find(({ piece }) => piece.part === 'back') as Shown;
  const lowest = Math.min(...back.piece.cutLine.map(([, y]) => y));
  const corner = back.piece.cutLine.filter(([, y]) => y < lowest + 1).map(([x]) => x);
  const below = edgeOf(back.piece, 'centre');
  expect(Math.min(...corner)).toBeLessThan(
    Math.min(...(below?.path.map((command) => Number(command.at(-2))) ?? [])) - 0.5,
  );
});

test('what is hemmed by itself is shown whole', () => {
  const { shown } = hemOf('top', { opening: 'none' }, 'front');
  expect(shown.some(({ torn }) => torn)).toBe(false);
});

test('below pleats that are pressed open again all of a hem is shown near it, facing and skirt alike', () => {
  const { shown } = hemOf(
    'dress',
    { 'waist-seam': 'dropped', skirt: 'pleated', opening: 'front-buttons' },
    'skirt-front',
  );
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map(({ torn = false }) => torn)).not.toContain(false);
});
