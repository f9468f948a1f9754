import { describe, expect, it } from 'vitest';
import { bothWays } from '@/lib/tryon/cloth/both-ways';
import { hollowsOf } from './hollows';
import { normalsOf } from './normals';

const COLUMNS = 9;

/** A gutter of two sheets that meet in its bottom, each of columns of three vertices, seen from above. */
function gutter(slope: number) {
  const sheet = (side: 1 | -1) =>
    Array.from({ length: COLUMNS }, (_, i) =>
      [0, 1, 2].flatMap((row) => [side * i, slope * i * i, -row]),
    ).flat();
  const positions = [...sheet(-1), ...sheet(1)];
  const triangles = [0, 1].flatMap((own) => {
    const corners: number[] = [];
    for (let i = 0; i + 1 < COLUMNS; i++)
      for (let row = 0; row < 2; row++) {
        const a = own * 3 * COLUMNS + 3 * i + row;
        const square = [a, a + 3, a + 1, a + 1, a + 3, a + 4];
        corners.push(...(own === 1 ? square : square.reverse()));
      }
    return corners;
  });
  const ties = [0, 1, 2].map((row) => ({
    vertex: row,
    from: 3 * COLUMNS + row,
    to: 3 * COLUMNS + row,
    share: 0,
  }));
  return { positions, triangles: Uint32Array.from(triangles), ties };
}

function hollowsIn(slope: number, sewn: boolean) {
  const { positions, triangles, ties } = gutter(slope);
  const kept = sewn ? bothWays(ties) : [];
  return hollowsOf(positions, normalsOf(positions, triangles, kept), triangles, kept);
}

describe('how deep cloth lies in a fold', () => {
  it('is nothing where it lies flat', () => {
    expect(Math.max(...hollowsIn(0, true).map(Math.abs))).toBeLessThan(1e-6);
  });

  it('is as deep on a seam as beside it, where an edge would seem to lie open', () => {
    const [seam, beside] = [1, 4].map((v) => hollowsIn(0.1, true)[v] as number) as [number, number];
    expect(seam).toBeGreaterThan(0.02);
    expect(Math.abs(seam - beside)).toBeLessThan(0.35 * beside);
    expect(hollowsIn(0.1, false)[1]).toBeLessThan(0.6 * seam);
  });
});
