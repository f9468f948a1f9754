import { expect, it } from 'vitest';
import { distanceField } from '@/lib/tryon/field/distance-field';
import { Overlap } from './overlap';
import { stateAt } from './state';

const floor = {
  positions: Float64Array.from([
    0, 0, -9, 9, 0, -9, 9, 0, 9, 0, 0, 9, 0, -3, -9, 9, -3, -9, 9, -3, 9, 0, -3, 9,
  ]),
  triangles: Uint16Array.from([
    0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 1, 2, 6, 1, 6, 5, 0, 1, 5, 0, 5, 4, 3, 6, 2, 3, 7, 6,
  ]),
};

it('parts what lies over from what lies under it, each by its weight, and leaves alone what lies beside', () => {
  const under = [2, 1, 0, 4, 1, 0, 3, 1, 2];
  const places = Float64Array.from([...under, 3, 0.8, 0.6, 8, 0.2, 6]);
  const state = stateAt(places, Float64Array.from([1, 1, 1, 1, 1]));
  const overlap = new Overlap({
    field: distanceField(floor, 0.5),
    over: Uint32Array.from([3, 4]),
    under: Uint32Array.from([0, 1, 2]),
  });
  overlap.gather(places);
  expect([...overlap.vertices.slice(0, overlap.count)]).toEqual([3]);
  for (let step = 0; step < 60; step++) overlap.push(state);
  expect(overlap.depthOf(state.positions, 0)).toBeLessThan(0.01);
  const heights = state.positions.filter((_, i) => i % 3 === 1);
  expect(heights.reduce((sum, y) => sum + y, 0)).toBeCloseTo(3 + 0.8 + 0.2, 9);
  expect(heights[4]).toBe(0.2);
});
