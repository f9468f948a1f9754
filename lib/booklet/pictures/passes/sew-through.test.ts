import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from './complete-scene';

/** How far off the raw edge of their piece the ends of the lines sewn are, cm. */
function endsOff(operation: string, garment: Garment, worn: Readonly<Record<string, string>>): number[] {
  const book = bookWith(garment, worn);
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find(({ key }) => key === 'sew');
  if (!job || !action) throw new Error(`Nobody sews ${operation}`);
  return sceneOf(book, job, action).shown.flatMap(({ piece, worked }) =>
    worked.length === 0
      ? []
      : [worked[0]?.[0], worked.at(-1)?.at(-1)].map((at) => toEdge(at as Pair, piece.cutLine)),
  );
}

function toEdge([x, y]: Pair, outline: readonly Pair[]): number {
  const offs = outline.map(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
  });
  return Math.min(...offs);
}

test('a side seam and the edge of a faced front are sewn from raw edge to raw edge', () => {
  for (const off of endsOff('sew-side', 'top', {})) expect(off).toBeLessThan(0.05);
  const [one, other] = endsOff('attach-front-facing', 'jacket', { inside: 'facings', collar: 'shawl' });
  expect(Math.min(Number(one), Number(other))).toBeLessThan(0.05);
});

test('round a collar whose layers are sewn to different things the seam stops at their stitching line', () => {
  const [, atNeck] = endsOff('sew-collar', 'jacket', { collar: 'notched' }).sort((a, b) => a - b);
  expect(atNeck).toBeGreaterThan(0.3);
});

test('a seam ends at the fold of its back where the front beside it is sewn on through the allowance of its zip', () => {
  const worn = { 'waist-seam': 'dropped', skirt: 'panelled', opening: 'front-zip', silhouette: 'straight' };
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find(({ operation }) => operation === 'join-skirt');
  const action = job && actionsOf(book, job).find(({ key }) => key === 'sew');
  if (!job || !action) throw new Error('Nobody joins the skirt');
  const backs = sceneOf(book, job, action).shown.filter(({ piece }) => piece.id === 'back');
  const ends = backs.flatMap(({ worked }) => worked.flat()).map(([x]) => x);
  expect(Math.min(...ends)).toBeGreaterThan(-0.05);
});
