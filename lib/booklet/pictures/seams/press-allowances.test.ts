import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Scene } from '../cloth/scene';
import { sceneOf } from '../passes/complete-scene';

function pressed(worn: Record<string, string>, operation: string): Scene {
  const book = bookWith('dress', worn);
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find(({ key }) => key === 'press');
  if (!job || !action) throw new Error(`Nobody presses after ${operation}`);
  return sceneOf(book, job, action);
}

const off = ([x, y]: Pair, line: readonly Pair[]): number =>
  Math.min(...line.map(([ax, ay]) => Math.hypot(ax - x, ay - y)));

test('two allowances overcast together lie on the sleeve, their edge marked as far in as they are wide', () => {
  const { shown } = pressed({}, 'set-sleeve');
  const sleeve = shown.find(({ piece }) => piece.part === 'sleeve');
  const seam = sleeve?.sewn?.flat() ?? [];
  const [edge = []] = sleeve?.overcast ?? [];
  expect(edge.length).toBeGreaterThan(10);
  for (const at of edge.slice(5, -5)) expect(off(at, seam)).toBeCloseTo(1, 1);
});

test('what the other piece lies beside keeps no allowance of its own', () => {
  const { shown } = pressed({ 'waist-seam': 'natural', skirt: 'gathered' }, 'gather-skirt');
  const marked = shown.filter(({ overcast }) => overcast).map(({ piece }) => piece.part);
  expect(new Set(marked)).toEqual(new Set(['front', 'back']));
});

test('under a lining nothing is overcast', () => {
  const { shown } = pressed({ inside: 'lining' }, 'set-sleeve');
  expect(shown.every(({ overcast }) => overcast === undefined)).toBe(true);
});
