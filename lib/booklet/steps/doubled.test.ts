import { expect, test } from 'vitest';
import { actionsOf } from '../chapters/steps';
import { outlineOf } from '../drawings/scene-drawing';
import { bookWith } from '../test-book';
import { type Job, jobsOf } from './jobs';
import { sceneOf } from './pictures';

const book = bookWith('dress', { 'waist-seam': 'natural', belt: 'buckle' });

const scenesOf = (operation: string) => {
  const job = jobsOf(book).find((each) => each.operation === operation) as Job;
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
};

/** How high a picture's strip is, lying on its side, cm. */
const highOf = (scene: ReturnType<typeof sceneOf>): number => {
  const heights = scene.shown.flatMap(outlineOf).map(([, y]) => y);
  return Math.max(...heights) - Math.min(...heights);
};

test('a belt is drawn folded in half from the moment it is sewn', () => {
  const [pinned, sewn] = scenesOf('sew-belt').map(highOf);
  const [trimmed, ...turned] = [...scenesOf('turn-strip'), ...scenesOf('attach-buckle')].map(highOf);
  expect(sewn).toBeCloseTo((pinned ?? 0) / 2);
  expect(trimmed).toBeCloseTo(sewn ?? 0);
  // Then its allowances lie inside.
  for (const high of turned) expect(high).toBeCloseTo(book.draft.choices.sizes['belt-width'] as number);
});

test('a belt is right side out when its buckle is put on, at the end left open', () => {
  const [belt] = book.draft.pieces.filter(({ id }) => id === 'belt');
  const start = belt?.edges.filter(({ line }) => line === 'start') ?? [];
  expect(start.length).toBeGreaterThan(0);
  for (const { shown } of scenesOf('attach-buckle')) {
    expect(shown.map(({ side }) => side)).toEqual(['right']);
    const along = shown.flatMap(({ worked }) => worked.flat()).map(([, y]) => y);
    expect(along.length).toBeGreaterThan(0);
    expect(new Set(along).size).toBe(1);
    expect(shown.flatMap(({ worked }) => worked)).toHaveLength(1);
  }
});
