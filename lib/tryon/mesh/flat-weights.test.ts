import { expect, test } from 'vitest';
import { flatWeights } from './flat-weights';

/** A vertex about which triangles of unlike shapes lie, on the flat. */
const flat = Float64Array.of(0.3, 0.2, 2, 0, 1, 1.7, -0.8, 1.9, -2, 0.1, 0.4, -1.6);
const triangles = [0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5, 0, 5, 1];

test('the mean of what lies about a vertex on the flat is where it lies', () => {
  const weights = flatWeights(triangles, flat, (v) => v === 0);
  expect([...weights.keys()]).toEqual([0]);
  const own = [...(weights.get(0) ?? [])];
  for (const axis of [0, 1]) {
    const mean = own.reduce((sum, [v, weight]) => sum + weight * (flat[2 * v + axis] as number), 0);
    expect(mean).toBeCloseTo(flat[axis] as number, 9);
  }
  expect(own.reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1);
});

test('no neighbour pushes, however obtuse a triangle is', () => {
  const obtuse = Float64Array.of(0, 0.05, 2, 0, 0, 2, -2, 0, 0, -2);
  const weights = flatWeights([0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 1], obtuse, (v) => v === 0);
  for (const weight of weights.get(0)?.values() ?? []) expect(weight).toBeGreaterThan(0);
});
