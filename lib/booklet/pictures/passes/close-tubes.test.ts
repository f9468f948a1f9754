import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from './complete-scene';

function shownIn(operation: string, worn: Readonly<Record<string, string>>) {
  const book = bookWith('dress', {
    'waist-seam': 'natural',
    skirt: 'gathered',
    opening: 'back-zip',
    ...worn,
  });
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = job && actionsOf(book, job)[0];
  if (!job || !action) throw new Error(`Nothing is done: ${operation}`);
  return sceneOf(book, job, action);
}

test.each(['hem', 'insert-elastic'])(
  '%s is done round a tube: its back is seen below its front',
  (operation) => {
    const { shown } = shownIn(operation, { sleeve: 'puff', 'sleeve-finish': 'elastic' });
    const at = shown.findIndex(({ unnamed }) => unnamed);
    const [back, front] = [shown[at], shown[at + 1]];
    if (!back || !front) throw new Error('No tube');
    expect(back.side).not.toBe(front.side);
    expect(boundsOf(outlineOf(back)).bottom).toBeLessThan(boundsOf(outlineOf(front)).bottom);
  },
);

test('pins, stitches and scissors are told apart before they are read', () => {
  const hands = ['sew-side', 'attach-facing'].map((operation) => shownIn(operation, {}).hand);
  expect(hands).toEqual(['pins', 'iron']);
});

test('a sleeve of two parts, sewn along both edges, is hemmed as a tube', () => {
  const book = bookWith('jacket', { sleeve: 'two-piece', inside: 'facings' });
  const job = jobsOf(book).find(
    (each) =>
      each.operation === 'hem' &&
      each.operations.some(({ pieces, edges }) =>
        [...pieces, ...edges.map(({ piece }) => piece)].some((id) => id.startsWith('sleeve')),
      ),
  );
  const action = job && actionsOf(book, job)[0];
  if (!job || !action) throw new Error('No sleeve is hemmed');
  const { shown } = sceneOf(book, job, action);
  const [back, ...parts] = shown;
  expect(back?.unnamed).toBe(true);
  const lowest = Math.min(...parts.map((part) => boundsOf(outlineOf(part)).bottom));
  expect(boundsOf(outlineOf(back as (typeof shown)[number])).bottom).toBeLessThan(lowest);
});
