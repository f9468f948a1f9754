import { expect, test } from 'vitest';
import { contains } from '@/lib/geometry/polyline/contains';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { innerPlaces } from '../../steps/edges/find-inner-places';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Shown } from '../cloth/scene';
import { sceneOf } from './complete-scene';

const book = bookWith('top', { pockets: 'patch', opening: 'front-buttons' });

function frontIn(operation: string, key: string, of = book): Shown {
  const job = jobsOf(of).find((each) => each.operation === operation);
  const action = job && actionsOf(of, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`No ${key} in ${operation}`);
  const front = sceneOf(of, job, action).shown.find(({ piece }) => piece.part === 'front');
  if (!front) throw new Error('No front is shown');
  return front;
}

test('a patch pocket sewn on is seen on the right side from then on, with its mouth', () => {
  const front = frontIn('make-buttonholes', 'sew');
  const [mark] = innerPlaces('attach-patch-pocket', front.piece);
  expect(front.within).toContainEqual([...(mark ?? []), mark?.[0]]);
  expect((mark ?? []).every((at) => contains(front.piece.cutLine, at))).toBe(true);
});

test('on the wrong side only its stitching is seen, and before it is sewn nothing', () => {
  const [mark] = innerPlaces('attach-patch-pocket', frontIn('sew-side', 'press').piece);
  expect(frontIn('sew-side', 'press').sewn).toContainEqual(mark);
  expect(frontIn('staystitch', 'sew').sewn ?? []).not.toContainEqual(mark);
});

test('a dart that ends under a patch pocket is seen above it only', () => {
  const darted = bookWith('jacket', {
    pockets: 'patch',
    silhouette: 'fitted',
    inside: 'facings',
    belt: 'tie',
  });
  const front = frontIn('attach-belt-loops', 'place', darted);
  const [mark = []] = innerPlaces('attach-patch-pocket', front.piece);
  const lines = (front.within ?? []).slice(0, -1).flat();
  expect(lines.length).toBeGreaterThan(0);
  const deep = lines.filter(([x, y]) => contains(mark, [x, y]) && contains(mark, [x, y + 0.3]));
  expect(deep).toEqual([]);
});
