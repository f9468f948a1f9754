import { beforeAll, describe, expect, test } from 'vitest';
import { type Showcase, showcase } from './showcase';

describe('what the home page shows of the engine', () => {
  let shown: Showcase;
  beforeAll(async () => {
    shown = await showcase('fr');
  });

  test('every seam closes: one side is as long as the other and its ease', () => {
    for (const { name, one, other, ease } of shown.seams) {
      expect(Math.abs(one - other - ease), name).toBeLessThan(0.05);
      expect(one, name).toBeGreaterThan(5);
    }
  });

  test('larger bodies have wider fronts', () => {
    const widths = shown.bodies.map(({ front }) => front.width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  test('variants differ', () => {
    expect(new Set(shown.variants.map(({ address }) => address)).size).toBe(4);
  });
});
