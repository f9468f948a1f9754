import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function scenes(worn: Readonly<Record<string, string>>): Readonly<Record<string, Scene>> {
  const book = bookWith('dress', { ...worn, opening: 'back-zip' });
  const job = jobsOf(book).find(({ operation }) => operation === 'finish-facing-at-zip');
  if (!job) throw new Error('No facing meets the zip');
  return Object.fromEntries(actionsOf(book, job).map((action) => [action.key, sceneOf(book, job, action)]));
}

const facings = ({ shown }: Scene) => shown.filter(({ piece }) => piece.part === 'facing');
const boxes = (scene: Scene) => facings(scene).map((each) => boundsOf(outlineOf(each)));

test.each<Readonly<Record<string, string>>>([
  { 'neckline-back': 'round' },
  { 'neckline-back': 'v' },
  { collar: 'stand' },
])('a facing is folded at one side first and sewn down at both (%o)', (worn) => {
  const { fold, sew } = scenes(worn);
  if (!fold || !sew) throw new Error('An action is missing');
  expect([fold.detail, sew.detail]).toEqual([true, true]);
  expect(facings(fold).map(({ creased = [] }) => creased.length)).toEqual([1, 0]);
  expect(fold.arrows).toHaveLength(1);
  expect(facings(sew).map(({ worked }) => worked.length)).toEqual([1, 1]);
  // The folds leave the teeth bare, all but where they meet at the top.
  for (const { worked } of facings(sew)) {
    const [line = []] = worked;
    expect(line.filter(([x, y]) => x < 0.8 && y < -1.3)).toEqual([]);
  }
  const [left, right] = boxes(sew);
  expect(left?.left).toBeCloseTo(-(right?.right ?? 0));
});

test('the garment is seen below the facing, and a collar above it', () => {
  const { sew } = scenes({ collar: 'stand' });
  const parts = new Set(sew?.shown.map(({ piece }) => piece.part));
  expect(parts).toEqual(new Set(['back', 'collar', 'facing', 'band']));
});

test.each<Readonly<Record<string, string>>>([{}, { sleeve: 'set-in', inside: 'lining' }])(
  'a facing cut for each side is seen from inside: the right one to the left (%o)',
  (worn) => {
    const { sew } = scenes({ 'neckline-front': 'one-shoulder', ...worn });
    if (!sew) throw new Error('An action is missing');
    expect(facings(sew).map(({ piece }) => piece.id)).toEqual(['facing-back', 'facing-back-left']);
    const [right, left] = boxes(sew);
    expect(right?.left).toBeLessThan(left?.left ?? 0);
  },
);
