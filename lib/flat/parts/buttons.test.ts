import { describe, expect, it } from 'vitest';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Stroke } from '@/lib/drawing/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { flatDrawing } from '../flat';

/** Plain strokes of a part of the front: holes are lines of two points, buttons are round. */
function holes(garment: Garment, options: RawOptions, id: string): number[][] {
  const { items } = flatDrawing(drawDraft(chooseInTurn(garment, options), STANDARD_SIZES['38']), 'front');
  return items
    .filter((item): item is Stroke => item.kind === 'stroke' && item.id === id)
    .filter(({ path }) => path.length === 2 && path[1]?.[0] === 'L')
    .map(({ path }) => path.flatMap((command) => command.slice(1) as number[]));
}

const BUTTONED = { opening: 'front-buttons' };
const SEAMED = { ...BUTTONED, 'waist-seam': 'natural', skirt: 'gathered' };

describe('buttonholes on the technical drawing', () => {
  it.each([
    ['top', BUTTONED, 'front/buttons'],
    ['dress', SEAMED, 'front/buttons'],
    ['dress', SEAMED, 'skirt-front/buttons'],
  ] as const)('of a %s stand upright in its band: %o, %s', (garment, options, id) => {
    const drawn = holes(garment, options, id);
    expect(drawn.length).toBeGreaterThan(1);
    for (const [x0 = 1, y0 = 0, x1 = 1, y1 = 0] of drawn) {
      expect([x0, x1].map(Math.abs)).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)]);
      expect(y0 - y1).toBeCloseTo(1.8, 6);
    }
  });

  it('lie level where nothing is stitched down, from a little beyond the centre of the front on top', () => {
    const drawn = holes('jacket', { ...BUTTONED, inside: 'lining' }, 'front/buttons');
    expect(drawn.length).toBeGreaterThan(1);
    for (const [x0 = 0, y0, x1 = 0, y1] of drawn) {
      expect(x0).toBeCloseTo(0.3, 6);
      expect(x1).toBeLessThan(0);
      expect(y0).toBe(y1);
    }
  });
});
