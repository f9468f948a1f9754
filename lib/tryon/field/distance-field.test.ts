import { describe, expect, it } from 'vitest';
import { distanceField } from './distance-field';
import { emptySample, sampleField } from './sample';
import type { Surface } from './surface';

/** The left half of a box 10 wide, 20 high and 8 deep, standing on the floor. */
const BOX: Surface = {
  positions: Float64Array.from([
    0, 0, -4, 5, 0, -4, 5, 0, 4, 0, 0, 4, 0, 20, -4, 5, 20, -4, 5, 20, 4, 0, 20, 4,
  ]),
  triangles: Uint16Array.from([
    0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 1, 5, 6, 1, 6, 2, 0, 4, 5, 0, 5, 1, 3, 2, 6, 3, 6, 7,
  ]),
};

describe('the distance from a surface', () => {
  const field = distanceField(BOX, 0.5);
  const at = (x: number, y: number, z: number) => {
    const sample = emptySample();
    return sampleField(field, x, y, z, sample) ? sample : undefined;
  };

  it.each([
    [5.7, 10, 0, 0.7],
    [3, 10, 0, -2],
    [0, 10, 4.6, 0.6],
    [1, 21, 1, 1],
  ])('is told at %d, %d, %d', (x, y, z, distance) => {
    expect(at(x, y, z)?.distance).toBeCloseTo(distance, 6);
  });

  it('has its direction away from the skin, mirrored on her right', () => {
    expect(at(5.7, 10, 0)).toMatchObject({ x: expect.closeTo(1, 6), y: expect.closeTo(0, 6) });
    expect(at(-5.7, 10, 0)).toMatchObject({ x: expect.closeTo(-1, 6), distance: expect.closeTo(0.7, 6) });
  });

  it('ends where there is no body', () => {
    expect(at(40, 10, 0)).toBeUndefined();
  });
});
