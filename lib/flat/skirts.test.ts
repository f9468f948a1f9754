import { describe, expect, it } from 'vitest';
import { drawDraft } from '@/lib/drafting/draft';
import type { Item } from '@/lib/drawing/types';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { flatDrawing } from './flat';
import { skirtWidth } from './worn/skirt';
import { tierSeams } from './worn/tiers';
import { wornGarment } from './worn/worn';

const SIZES = ['34', '44', '56'] as const;

function drawnSkirt(options: Readonly<Record<string, string>>, size: (typeof SIZES)[number]) {
  const draft = drawDraft(chooseInTurn('dress', options), STANDARD_SIZES[size]);
  const { skirt } = wornGarment(draft, 'front');
  if (!skirt) throw new Error('No skirt to look at');
  const isFold = (item: Item) => item.kind === 'stroke' && item.id === 'skirt-front/fold';
  return { skirt, folds: flatDrawing(draft, 'front').items.filter(isFold).length };
}

describe('folds of a skirt', () => {
  const design = (skirt: string) => ({ 'waist-seam': 'natural', skirt });

  it.each(['gathered', 'half-circle', 'full-circle', 'tiered'])('are as many in every size: %s', (skirt) => {
    const counts = SIZES.map((size) => drawnSkirt(design(skirt), size).folds);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(2);
  });

  it.each(['straight', 'a-line', 'pleated'])('are not drawn where cloth hangs without: %s', (skirt) => {
    for (const size of SIZES) expect(drawnSkirt(design(skirt), size).folds).toBe(0);
  });
});

describe('the side of a skirt', () => {
  const lean = (from: Point, to: Point) => (to.x - from.x) / (to.y - from.y);

  it('goes on below a dropped waist as the bodice ends', () => {
    for (const size of SIZES) {
      const draft = drawDraft(
        chooseInTurn('dress', { 'waist-seam': 'dropped', skirt: 'panelled' }),
        STANDARD_SIZES[size],
      );
      const { near, skirt } = wornGarment(draft, 'front');
      const [above, below] = [near.lines.side[0], skirt?.side.at(-1)];
      if (above?.kind !== 'cubic' || below?.kind !== 'cubic') throw new Error('No curves to look at');
      expect(lean(below.c2, below.b)).toBeCloseTo(lean(above.a, above.c1), 6);
    }
  });

  it.each(['a-line', 'panelled'])('is straight to the hem where the skirt is %s', (skirt) => {
    for (const size of SIZES) {
      const lowest = drawnSkirt({ 'waist-seam': 'natural', skirt }, size).skirt.side[0];
      if (lowest?.kind !== 'cubic') throw new Error('No curve to look at');
      expect(lean(lowest.a, lowest.c1)).toBeCloseTo(lean(lowest.a, lowest.b), 6);
    }
  });
});

describe('gathered cloth', () => {
  it('springs out below its seam, and falls from there', () => {
    for (const size of SIZES) {
      const { skirt } = drawnSkirt({ 'waist-seam': 'natural', skirt: 'gathered' }, size);
      const top = skirt.waist.at(-1)?.b.y ?? 0;
      const [waist, sprung, fallen] = [0.01, 8, 24].map((down) => skirtWidth(skirt, top - down));
      expect(sprung).toBeGreaterThan((waist ?? 0) + 4);
      expect((fallen ?? 0) - (sprung ?? 0)).toBeLessThan(5);
    }
  });

  it('widens from tier to tier', () => {
    for (const size of SIZES) {
      const { skirt } = drawnSkirt({ 'waist-seam': 'natural', skirt: 'tiered', length: 'ankle' }, size);
      for (const y of tierSeams(skirt))
        expect(skirtWidth(skirt, y - 6)).toBeGreaterThan(skirtWidth(skirt, y) + 1.5);
    }
  });
});

describe('a skirt with a hem that rises', () => {
  it('hangs from its waist to where its side is cut off, though that lies above the hip', () => {
    const peplum = { fit: 'loose', silhouette: 'peplum', length: 'tunic', 'hem-shape': 'asymmetric' };
    for (const size of SIZES) {
      const draft = drawDraft(chooseInTurn('top', peplum), STANDARD_SIZES[size]);
      const { skirt } = wornGarment(draft, 'front');
      if (!skirt) throw new Error('No skirt to look at');
      expect(startOf(skirt.side)).toEqual(endOf(skirt.hem));
      expect(() => flatDrawing(draft, 'front')).not.toThrow();
    }
  });
});
