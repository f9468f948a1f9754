import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { sceneOf } from './complete-scene';

function hemsOf(worn: Readonly<Record<string, string>>): Scene[] {
  const book = bookWith('jacket', { collar: 'stand', inside: 'facings', hem: '4-cm', ...worn });
  const job = jobsOf(book).find(
    ({ operation, operations }) =>
      operation === 'hem' && operations.some(({ edges }) => edges.some(({ piece }) => piece === 'front')),
  );
  if (!job) throw new Error('Nothing to hem');
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
}

const isZip = ({ piece }: Scene['shown'][number]) => piece.id === 'zip';
const isFront = ({ piece }: Scene['shown'][number]) => piece.id === 'front';

test('beside a zip the end of a hem is creased before the teeth', () => {
  const [press] = hemsOf({ opening: 'front-zip' }) as [Scene, Scene];
  const front = press.shown.find(isFront);
  const lines = (front?.creased ?? []).map(boundsOf);
  const [end] = lines.filter(({ left, right }) => right - left < 0.5);
  expect(lines).toHaveLength(2);
  expect((end?.top ?? 0) - (end?.bottom ?? 0)).toBeCloseTo(4, 1);
  expect(end?.left).toBeGreaterThan(boundsOf(outlineOf(front as Scene['shown'][number])).left + 0.5);
  expect(press.shown.filter(isZip)).toHaveLength(1);
});

test('turned up it lies on the tape of the zip, ends before the teeth, and is sewn there', () => {
  const [, sew] = hemsOf({ opening: 'front-zip' }) as [Scene, Scene];
  const order = sew.shown.map((each) => (isZip(each) ? 'zip' : each.piece.id));
  expect(order.slice(0, 3)).toEqual(['front', 'zip', 'front']);
  const [cloth, zip, hem] = sew.shown.slice(0, 3).map((each) => boundsOf(outlineOf(each)));
  if (!cloth || !zip || !hem) throw new Error('No layers');
  expect(hem.left).toBeGreaterThan(cloth.left + 0.5);
  expect(hem.left).toBeLessThan(zip.right);
  expect(zip.left).toBeLessThan(cloth.left);
  const [along, end] = (sew.shown[2]?.worked ?? []).map(boundsOf);
  expect(end?.left).toBeCloseTo(hem.left, 1);
  expect(along?.left).toBeGreaterThanOrEqual(hem.left - 0.1);
});

test('elsewhere a hem ends with its piece', () => {
  for (const { shown } of hemsOf({ opening: 'front-buttons' })) expect(shown.some(isZip)).toBe(false);
});
