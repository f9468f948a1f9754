import { expect, it } from 'vitest';
import { distanceField } from '@/lib/tryon/field/distance-field';
import { stackLayers } from './layers';

const floor = {
  positions: Float64Array.from([
    0, 0, -9, 9, 0, -9, 9, 0, 9, 0, 0, 9, 0, -3, -9, 9, -3, -9, 9, -3, 9, 0, -3, 9,
  ]),
  triangles: Uint16Array.from([
    0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 1, 2, 6, 1, 6, 5, 0, 1, 5, 0, 5, 4, 3, 6, 2, 3, 7, 6,
  ]),
};

it('keeps what lies over other cloth farther off than that', () => {
  const positions = Float64Array.from([2, 1, 0, 2.5, 0.2, 0, 8, 0.2, 6]);
  const layers = {
    field: distanceField(floor, 0.5),
    over: Uint32Array.from([1, 2]),
    under: Uint32Array.from([0]),
    offsets: new Float64Array(2),
  };
  stackLayers(positions, layers, 0.7);
  expect(layers.offsets[0]).toBeCloseTo(1.4, 6);
  expect(layers.offsets[1]).toBe(0.7);
});
