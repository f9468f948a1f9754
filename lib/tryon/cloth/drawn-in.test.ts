import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { clothOf } from './cloth';

const lostOn = (options: Parameters<typeof measuredDesign>[1]) => {
  const draft = measuredDesign('dress', { fit: 'easy', ...options });
  const cloth = clothOf(draft, 3);
  const lost = [...cloth.drawnIn].map((own) => own?.lost ?? 0);
  const heights = lost.map((_, v) => cloth.flat[2 * v + 1] as number);
  return { lost, heights, wanted: 1 - (draft.draft.construction.drawnShare ?? 1) };
};

describe('cloth that something in a casing draws in', () => {
  it('loses at the waist what the body is narrower, and nothing a hand above or below', () => {
    const { lost, heights, wanted } = lostOn({ silhouette: 'elastic-waist', 'waist-seam': 'none' });
    expect(wanted).toBeGreaterThan(0.1);
    expect(Math.max(...lost)).toBeLessThanOrEqual(wanted);
    expect(Math.max(...lost)).toBeGreaterThan(0.6 * wanted);
    expect(lost.filter((own, v) => own > 0 && Math.abs(heights[v] as number) > 6)).toEqual([]);
  });

  it('loses it on the skirt below a seam as well', () => {
    const { lost, wanted } = lostOn({ silhouette: 'drawstring-waist', 'waist-seam': 'natural' });
    expect(lost.filter((own) => own > 0.95 * wanted).length).toBeGreaterThan(20);
  });

  it('stays as it is in any other garment', () => {
    expect(lostOn({ silhouette: 'straight' }).lost.every((own) => own === 0)).toBe(true);
  });
});
