import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function scenesOf(worn: Record<string, string>, operation: string): Scene[] {
  const book = bookWith('top', { silhouette: 'straight', ...worn });
  const job = jobsOf(book).find((each) => each.operation === operation);
  if (!job) throw new Error(`No ${operation}`);
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
}

const of = ({ shown }: Scene, part: string) => shown.filter(({ piece }) => piece.part === part);
const SHIRT = { 'back-shaping': 'yoke-box-pleat', opening: 'front-buttons', collar: 'shirt' };

test.each([
  ['close-inner-yoke', SHIRT],
  ['baste-inner-yoke', SHIRT],
  ['close-inner-yoke', { 'back-shaping': 'yoke-gathers', opening: 'side-zip' }],
])('%s is done over the inside of the back, between both fronts', (operation, worn) => {
  for (const scene of scenesOf(worn, operation)) {
    const yoke = scene.shown.find(({ piece }) => piece.id.includes('yoke') || piece.part === 'facing');
    expect(yoke?.side).toBe('right');
    expect(of(scene, 'front').map(({ side }) => side)).toEqual(['wrong', 'wrong']);
    expect(of(scene, 'back').map(({ torn }) => torn)).toContain(true);
  }
});

test('the back lies upright under its yoke, both folds in one line', () => {
  const [scene] = scenesOf(SHIRT, 'close-inner-yoke');
  const middles = (scene?.shown ?? [])
    .filter(({ unfolded }) => unfolded)
    .map((shown) => boundsOf(outlineOf(shown)))
    .map(({ left, right }) => (left + right) / 2);
  expect(middles).toHaveLength(2);
  expect(middles[0]).toBeCloseTo(middles[1] ?? Number.NaN, 1);
});

test('below a loop at the neck of a yoke the halves of the back go on, joined at their centre', () => {
  const [scene] = scenesOf({ 'back-shaping': 'yoke', opening: 'back-keyhole' }, 'make-loop');
  const backs = (scene?.shown ?? []).filter(({ piece }) => piece.id === 'back');
  const [one, other] = backs.map((shown) => boundsOf(outlineOf(shown))).sort((a, b) => a.left - b.left);
  expect(backs).toHaveLength(2);
  expect(other?.left).toBeCloseTo(one?.right ?? Number.NaN, 0);
});
