import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { fabricOf } from '@/lib/tryon/solve/links';
import { clothOf } from './cloth';
import { drawnUp } from './drawn-up';

describe('cloth drawn up to what it is sewn to', () => {
  const cloth = clothOf(measuredDesign('dress', { skirt: 'gathered', 'waist-seam': 'natural' }), 3);
  const { links } = fabricOf(cloth.flat, cloth.triangles);
  const drawn = drawnUp(links, cloth);
  /** How long a line is after as before, where it runs along sides of triangles. */
  const keptOf = (line: readonly number[]) => {
    const along = [...links.rest.keys()].filter((k) => {
      const [a, b] = [0, 1].map((end) => line.indexOf(links.pairs[2 * k + end] as number)) as [
        number,
        number,
      ];
      return a >= 0 && b >= 0 && Math.abs(a - b) === 1;
    });
    const total = (rest: Float64Array) => along.reduce((sum, k) => sum + (rest[k] as number), 0);
    return total(drawn.rest) / total(links.rest);
  };

  it('is as long along the seam as the shorter side', () => {
    const lengthsOf = cloth.seams.map(
      (seam) => [seam, seam.a.at.at(-1) ?? 0, seam.b.at.at(-1) ?? 0] as const,
    );
    const gathered = lengthsOf.filter(([, a, b]) => Math.abs(a - b) > 10);
    expect(gathered.length).toBeGreaterThan(0);
    for (const [seam, a, b] of gathered)
      expect(keptOf(a > b ? seam.a.vertices : seam.b.vertices)).toBeCloseTo(
        Math.min(a, b) / Math.max(a, b),
        1,
      );
  });

  it('is as it was cut away from its seams, and nowhere longer', () => {
    const shares = drawn.rest.map((own, i) => own / (links.rest[i] as number));
    expect(Math.max(...shares)).toBeLessThan(1 + 1e-9);
    expect([...shares].filter((share) => share === 1).length / shares.length).toBeGreaterThan(0.5);
  });
});
