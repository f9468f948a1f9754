import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

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

test('a cuff is folded from when its ends are pinned, stitched all round and buttoned as it lies', () => {
  const cuffed = bookWith('top', { 'sleeve-length': 'long', 'sleeve-finish': 'cuff' });
  const view = cuffed.measured.piece('sleeve-cuff');
  const whole =
    Math.max(...(view?.piece.cutLine ?? []).map(([, y]) => y)) -
    Math.min(...(view?.piece.cutLine ?? []).map(([, y]) => y));
  const cuffs = (operation: string, keys: readonly string[]) => {
    const job = jobsOf(cuffed).find((each) => each.operation === operation) as Job;
    return actionsOf(cuffed, job)
      .filter(({ key }) => keys.includes(key))
      .map((action) => sceneOf(cuffed, job, action).shown.filter(({ piece }) => piece.id === 'sleeve-cuff'));
  };
  const shown = [
    ...cuffs('close-cuff', ['fold', 'sew']),
    ...cuffs('attach-cuff', ['finish']),
    ...cuffs('button-cuff', ['holes', 'buttons']),
  ].flat();
  expect(shown.length).toBeGreaterThan(4);
  for (const each of shown) {
    const heights = outlineOf(each).map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.6 * whole);
    expect(each.worked.length).toBeGreaterThan(0);
    for (const [, y] of each.worked.flat().map((at) => carry(each.motion, at)))
      expect(y).toBeLessThan(Math.max(...heights) + 0.01);
  }
});

test('a belt and its loops show the line they are folded along, and lie folded when they are sewn', () => {
  for (const operation of ['sew-belt', 'sew-belt-loops']) {
    const [pinned, sewn] = scenesOf(operation);
    expect(pinned?.shown.flatMap(({ creased = [] }) => creased).length).toBeGreaterThan(0);
    expect(sewn?.shown.flatMap(({ creased = [] }) => creased)).toEqual([]);
    for (const { worked } of sewn?.shown ?? []) expect(worked.length).toBeGreaterThan(0);
  }
  const [pinned, sewn] = scenesOf('sew-belt-loops').map(({ shown }) => {
    const across = shown.flatMap(outlineOf).map(([x]) => x);
    return Math.max(...across) - Math.min(...across);
  });
  expect(sewn).toBeCloseTo((pinned ?? 0) / 2);
});
