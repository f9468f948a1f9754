import { describe, expect, it } from 'vitest';
import { normalsOf } from './normals';

/** A strip of triangles two rows high whose columns stand at these heights, seen from above. */
function strip(heights: readonly number[]) {
  const positions = heights.flatMap((height, i) => [i, height, 0, i, height, -1]);
  const indices = heights.slice(1).flatMap((_, i) => {
    const [a, b, c, d] = [2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 3];
    return [a, c, b, b, c, d];
  });
  return { positions, indices: Uint32Array.from(indices) };
}

/** How far the normals lean along the strip at most, away from its ends. */
function leaning(heights: readonly number[]): number {
  const { positions, indices } = strip(heights);
  const normals = normalsOf(positions, indices, []);
  return Math.max(...heights.slice(2, -2).map((_, i) => Math.abs(normals[6 * (i + 2)] as number)));
}

describe('normals of a surface', () => {
  it('stand upright on what lies flat', () => {
    const { positions, indices } = strip([0, 0, 0, 0]);
    const normals = normalsOf(positions, indices, []);
    for (let i = 0; i < normals.length; i += 3) expect([...normals.subarray(i, i + 3)]).toEqual([0, 1, 0]);
  });

  it('lean with a slope', () => {
    expect(leaning([0, 1, 2, 3, 4, 5, 6])).toBeCloseTo(Math.SQRT1_2, 6);
  });

  it('lean less on steps as narrow as its triangles than half of each slope and level', () => {
    // Between a slope of 45° and a level: (1, 2), one unit long.
    expect(leaning([0, 0, 1, 1, 0, 0, 1, 1, 0, 0])).toBeLessThan(0.9 / Math.sqrt(5));
  });
});
