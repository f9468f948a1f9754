import { expect, it } from 'vitest';
import { wavesOf } from './waves';

const circle = { laid: 80, cut: 80, hem: 80 + 2 * Math.PI * 60, length: 60 };

/** Lengths round the skirt between equal shares of its girth. */
function steps(off: number, parts: number): number[] {
  const waves = wavesOf(circle);
  const places = Array.from({ length: parts + 1 }, (_, i) => {
    const { out, angle } = waves.at((i / parts) * 2 * Math.PI, off);
    const radius = circle.laid / (2 * Math.PI) + out;
    return [radius * Math.sin(angle), radius * Math.cos(angle)] as const;
  });
  return places.slice(1).map(([x, z], i) => {
    const [px, pz] = places[i] as readonly [number, number];
    return Math.sqrt((x - px) ** 2 + (z - pz) ** 2);
  });
}

it('lays a circle in even folds as long as its girth, evenly along them', () => {
  for (const off of [15, 30, 60]) {
    const parts = steps(off, 900);
    const girth = parts.reduce((sum, part) => sum + part, 0);
    expect(girth / (80 + 2 * Math.PI * off)).toBeCloseTo(1, 1);
    expect(Math.max(...parts) / Math.min(...parts)).toBeLessThan(1.7);
  }
});

it('begins at the seam itself', () => {
  const start = wavesOf(circle).at(1, 0);
  expect(start.out).toBe(0);
  expect(start.angle).toBeCloseTo(1, 2);
});
