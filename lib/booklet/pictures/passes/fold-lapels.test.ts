import { expect, test } from 'vitest';
import { cross } from '@/lib/geometry/point';
import type { Pair } from '@/lib/geometry/types';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { rollLines } from '../../steps/edges/find-inner-places';
import { jobsOf } from '../../steps/jobs/jobs';
import type { Shown } from '../cloth/scene';
import { sceneOf } from './complete-scene';

/** How far a place lies off the roll line of its front, toward the garment, cm. */
function offRoll({ piece }: Shown, [x, y]: Pair): number {
  const [from, to] = [rollLines(piece)[0]?.[0], rollLines(piece)[0]?.at(-1)] as [Pair, Pair];
  const way = { x: to[0] - from[0], y: to[1] - from[1] };
  return -cross(way, { x: x - from[0], y: y - from[1] }) / Math.hypot(way.x, way.y);
}

/** Places of the outline above the break of the lapel: below it all of the front lies on. */
const aboveBreak = (shown: Shown): Pair[] =>
  (shown.outline ?? []).filter(([, y]) => y > (rollLines(shown.piece)[0]?.[0]?.[1] ?? 0) + 0.5);

const shownAt = (collar: string, operation: string, key: string): Shown[] => {
  const book = bookWith('jacket', { collar });
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job).find((each) => each.key === key);
  if (!job || !action) throw new Error(`No ${operation} ${key}`);
  return sceneOf(book, job, action).shown.filter(({ piece }) => piece.part === 'front');
};

test.each([
  ['notched', 'understitch', 'roll'],
  ['shawl', 'understitch', 'roll'],
  ['notched', 'make-buttonholes', 'sew'],
  ['shawl', 'sew-buttons', 'mark'],
])('a %s lapel lies folded on its front: %s, %s', (collar, operation, key) => {
  const folded = shownAt(collar, operation, key).filter(({ piece }) => rollLines(piece).length > 0);
  expect(folded).not.toHaveLength(0);
  for (const shown of folded) {
    const [lapel] = shown.turned ?? [];
    expect(lapel?.sameSide).toBe(true);
    expect(Math.min(...aboveBreak(shown).map((at) => offRoll(shown, at)))).toBeGreaterThan(-0.1);
    const over = (lapel?.surface ?? []).map((at) => offRoll(shown, at));
    expect(Math.min(...over)).toBeGreaterThan(-0.1);
    expect(Math.max(...over)).toBeGreaterThan(4);
  }
});

test('a lapel lies flat while its facing is sewn to it', () => {
  const [front] = shownAt('notched', 'attach-front-facing', 'sew');
  expect(front?.turned ?? []).toHaveLength(0);
});

test('a half that is cut for the right side keeps all of its front below the lapel', () => {
  const book = bookWith('top', { collar: 'shawl', opening: 'front-buttons', 'hem-shape': 'asymmetric' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-buttons');
  const action = job && actionsOf(book, job).find(({ key }) => key === 'sew');
  if (!job || !action) throw new Error('No buttons are sewn');
  const right = sceneOf(book, job, action).shown.find(({ piece }) => piece.cut.side === 'right');
  const heights = (right?.outline ?? []).map(([, y]) => y);
  expect(Math.min(...heights)).toBeLessThan(
    (rollLines(right?.piece as Shown['piece'])[0]?.[0]?.[1] ?? 0) - 10,
  );
});
