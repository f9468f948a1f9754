import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { pathLength } from '@/lib/geometry/length';
import { pathOf } from '@/lib/pattern/lines';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

const HALTER = bookWith('top', { sleeve: 'halter' });

function shownAt(book: typeof HALTER, operation: string, key: string): readonly Shown[] {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`Nobody does ${operation} ${key}`);
  return sceneOf(book, job, action).shown;
}

const idsOf = (shown: readonly Shown[]) => shown.map(({ piece }) => piece.id);

test('straps are basted to both tops of the front, down over its right side', () => {
  const shown = shownAt(HALTER, 'baste-strap', 'baste');
  expect(idsOf(shown)).toEqual(['front', 'strap', 'strap']);
  expect(shown.map(({ side }) => side)).toEqual(['right', 'right', 'right']);
  const [front, left, right] = shown.map((each) => boundsOf(outlineOf(each)));
  const top = shown[0]?.piece.edges.find(({ line }) => line === 'shoulder');
  const wide = top ? pathLength(pathOf(top)) : 0;
  for (const strap of [left, right]) {
    // Its raw end lies on that of the top, within the narrow edge.
    expect(strap?.top).toBeCloseTo(front?.top ?? 0, 1);
    expect((strap?.right ?? 0) - (strap?.left ?? 0)).toBeLessThan(wide);
  }
  const from = (side: 'left' | 'right', strap: typeof left) =>
    Math.abs((front?.[side] ?? 0) - (strap?.[side] ?? 0));
  expect(from('left', left)).toBeCloseTo(from('right', right), 1);
});

test('a binding takes them on the wrong side', () => {
  const bound = bookWith('top', { sleeve: 'halter', inside: 'bias-binding' });
  expect(shownAt(bound, 'baste-strap', 'baste')[0]?.side).toBe('wrong');
});

test('under the facing they come out below it', () => {
  const shown = shownAt(HALTER, 'face-top', 'sew');
  const ids = idsOf(shown);
  expect(ids.indexOf('strap')).toBe(ids.indexOf('front') + 1);
  expect(ids.indexOf('strap')).toBeLessThan(ids.findIndex((id) => id.includes('facing')));
});

test('a facing of the whole top is tacked when the sides are sewn, and lifted for that', () => {
  const jobs = jobsOf(HALTER);
  const understitch = jobs.find(({ operation }) => operation === 'understitch');
  expect(understitch && actionsOf(HALTER, understitch).map(({ key }) => key)).not.toContain('tack');
});
