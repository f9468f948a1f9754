import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth';

/** How far above the waist, as drawn, each vertex lies that has a facing behind it, cm. */
const facedHeights = (options: Parameters<typeof measuredDesign>[1]) => {
  const { faced, flat } = clothOf(measuredDesign('dress', options), 4);
  return [...faced].map((v) => flat[2 * v + 1] as number);
};

describe('cloth with a facing behind it', () => {
  it('lies about bare armholes and neckline, and nowhere below', () => {
    const heights = facedHeights({ sleeve: 'none' });
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThan(10);
  });

  it('lies beside the neckline alone where there are sleeves', () => {
    const heights = facedHeights({ sleeve: 'set-in' });
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThan(25);
  });
});
