import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';
import { turnedToFit } from './turn-scene';

const FRAME = { width: 7.4, height: 4.8 };
const book = bookWith('dress', { 'waist-seam': 'natural', inside: 'facings' });

function sceneAt(operation: string, key: string): Scene {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`No ${operation} ${key}`);
  return sceneOf(book, job, action);
}

const scaleOf = ({ shown }: Scene): number => {
  const { left, right, bottom, top } = boundsOf(shown.flatMap(outlineOf));
  return Math.min(FRAME.width / (right - left), FRAME.height / (top - bottom));
};

test('a front and a back joined at the shoulder lie so that they are seen larger', () => {
  const scene = sceneAt('sew-shoulder', 'press');
  const turned = turnedToFit(scene, FRAME);
  expect(scaleOf(turned)).toBeGreaterThan(1.2 * scaleOf(scene));
  expect(turned.arrows).toHaveLength(scene.arrows.length);
  const reach = ({ at: [x, y] }: Scene['arrows'][number]) => Math.hypot(x, y);
  expect(turned.arrows.map(reach)).toEqual(scene.arrows.map((each) => expect.closeTo(reach(each), 6)));
});

test('pieces that lie upright stay so', () => {
  const scene = sceneAt('sew-side', 'pin');
  const upright = { ...scene, shown: scene.shown.filter(({ motion }) => motion[3] > 0.9) };
  expect(turnedToFit(upright, FRAME)).toBe(upright);
});
