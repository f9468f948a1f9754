import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth';
import { refine, refinementOf } from './refined';

describe('a mesh laid on a coarser one of the same pieces', () => {
  const draft = measuredDesign('top', {});
  const [coarse, fine] = [clothOf(draft, 6), clothOf(draft, 3)];

  it('has each vertex where the coarser has that place of the cloth', () => {
    const spread = (flat: Float64Array) =>
      Float64Array.from({ length: (flat.length / 2) * 3 }, (_, i) =>
        i % 3 === 2 ? 0 : (flat[2 * Math.floor(i / 3) + (i % 3)] as number),
      );
    const places = new Float64Array((fine.flat.length / 2) * 3);
    refine(refinementOf(coarse, fine), spread(coarse.flat), places);
    const wanted = spread(fine.flat);
    const off = places.map((value, i) => Math.abs(value - (wanted[i] as number)));
    expect(Math.max(...off)).toBeLessThan(1e-6);
  });
});
