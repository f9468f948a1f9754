import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const SHIRT = bookWith('top', { opening: 'front-buttons', collar: 'shirt' });
const ZIPPED = bookWith('top', { opening: 'back-zip', collar: 'stand' });

function shownAt(book: typeof SHIRT, operation: string, key: string) {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`Nobody does ${operation} ${key}`);
  return sceneOf(book, job, action);
}

const idsOf = ({ shown }: ReturnType<typeof shownAt>) => shown.map(({ piece }) => piece.id);

test.each(['pin', 'sew'])('to %s a collar it lies whole on the neckline, its shoulders joined', (key) => {
  const scene = shownAt(SHIRT, 'attach-collar', key);
  expect(idsOf(scene)).toEqual(['front', 'front', 'back', 'stand-outer']);
  const collar = scene.shown.at(-1);
  expect(collar?.side).toBe('wrong');
  const { left, right } = boundsOf(collar ? outlineOf(collar) : []);
  expect(left).toBeCloseTo(-right, 6);
  expect(right).toBeGreaterThan(6);
});

test('sewn it stands up into the neckline, the allowances on the garment', () => {
  const { shown, arrows } = shownAt(SHIRT, 'attach-collar', 'grade');
  expect(shown.every(({ side }) => side === 'wrong')).toBe(true);
  const [collar, seam = []] = [shown.at(-1), shown.at(-1)?.sewn?.[0]];
  const within = boundsOf(collar ? outlineOf(collar) : []);
  const sewn = boundsOf(seam);
  expect(within.right).toBeLessThan(sewn.right + 0.1);
  const middle = arrows.find(({ at: [x] }) => Math.abs(x) < 0.5);
  expect(middle?.direction[1]).toBeGreaterThan(0.9);
});

test('what opens behind has its front in the middle', () => {
  expect(idsOf(shownAt(ZIPPED, 'attach-collar', 'sew'))).toEqual(['front', 'back', 'back', 'stand-outer']);
});

test('the facing is sewn to the free edge of the collar all round', () => {
  expect(idsOf(shownAt(SHIRT, 'attach-facing', 'pin'))).toEqual([
    'facing-front',
    'facing-front',
    'neck-facing-back',
    'stand-inner',
  ]);
});
