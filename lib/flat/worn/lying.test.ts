import { expect, it } from 'vitest';
import { lyingAlong, lyingStrip } from './lying';

const DOWN = { x: 0, y: -1 };

it('turns the thread of a sleeve as far as it hangs off plumb, about where it meets the body', () => {
  const { turn, about } = lyingAlong(DOWN, { x: 1, y: -1 }, { x: 20, y: 15 });
  expect(turn).toBeCloseTo(45, 9);
  expect(about).toEqual([20, 15]);
});

it('lays a strip with its thread along the line it is sewn to', () => {
  expect(lyingStrip({ x: 1, y: 0 }, { x: 0, y: 0 }).turn).toBeCloseTo(-90, 9);
  expect(lyingStrip({ x: 0, y: 1 }, { x: 0, y: 0 }).turn).toBeCloseTo(0, 9);
});
