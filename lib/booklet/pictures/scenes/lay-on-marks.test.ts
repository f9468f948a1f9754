import { expect, test } from 'vitest';
import { carry } from '@/lib/geometry/motion';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from '../passes/complete-scene';

const scenes = (worn: Readonly<Record<string, string>>) => {
  const book = bookWith('jacket', { ...worn, belt: 'half-belt' });
  const job = jobsOf(book).find(({ operation }) => operation === 'attach-half-belt') as Job;
  return actionsOf(book, job).map((action) => sceneOf(book, job, action));
};

test('a half-belt lies across the back from mark to mark, and then shows its two buttons', () => {
  const [placed, sewn] = scenes({ 'back-shaping': 'waist-darts' });
  for (const scene of [placed, sewn]) {
    const [back, belt] = scene?.shown ?? [];
    expect([back?.piece.id, belt?.piece.id]).toEqual(['back', 'half-belt']);
    const mark = back?.piece.internal.find(({ id }) => id === 'half-belt')?.path[0];
    const points = belt ? outlineOf(belt).map(([x]) => x) : [];
    expect(Math.max(...points)).toBeCloseTo(Number(mark?.[1]), 6);
    expect(Math.min(...points)).toBeCloseTo(-Number(mark?.[1]), 6);
  }
  expect(placed?.shown.map(({ worked }) => worked.length)).toEqual([1, 0]);
  const [, belt] = sewn?.shown ?? [];
  const sides = belt?.worked.flat().map((point) => Math.sign(carry(belt.motion, point)[0]));
  expect(sides).toEqual([-1, -1, -1, -1, 1, 1, 1, 1]);
});

test('the belt is seen from near, its back torn off above and below', () => {
  for (const scene of scenes({ 'back-shaping': 'waist-darts' })) {
    const [back] = scene.shown;
    expect(back?.torn).toBe(true);
    const heights = back ? outlineOf(back).map(([, y]) => y) : [];
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(40);
  }
});

test('on a back in panels it lies beside the panel that is marked', () => {
  const [placed] = scenes({ 'back-shaping': 'princess' });
  expect(placed?.shown.map(({ piece }) => piece.id)).toContain('half-belt');
});
