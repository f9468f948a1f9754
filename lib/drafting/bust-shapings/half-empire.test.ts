import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: RawOptions) =>
  completeChoices('dress', { 'bust-shaping': 'gathers-under-bust', ...options }, {});

describe('gathers under the bust without a waist seam', () => {
  it.each<RawOptions>([
    { 'waist-seam': 'none' },
    { 'waist-seam': 'dropped', skirt: 'gathered' },
    { 'waist-seam': 'none', opening: 'front-buttons', collar: 'shirt', inside: 'lining' },
    { 'waist-seam': 'none', opening: 'wrap' },
    { 'waist-seam': 'none', 'neckline-front': 'one-shoulder' },
    { 'waist-seam': 'none', 'neckline-front': 'cowl', pockets: 'in-seam' },
    // On a full bust the opened front turns up at the side, its seam there above the bust point.
    {
      'waist-seam': 'none',
      fit: 'loose',
      silhouette: 'elastic-waist',
      sleeve: 'dropped',
      'hem-shape': 'curved',
    },
  ])('breaks no rule on sizes 34–56: %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('part the front alone, the upper one gathered on to the lower', () => {
    const draft = drawDraft(designed({ 'waist-seam': 'none' }), STANDARD_SIZES['40']);
    const ids = draft.pieces.map(({ id }) => id);
    expect(ids).toContain('front-lower');
    expect(ids.filter((id) => id.startsWith('back') && !id.includes('facing'))).toEqual(['back']);
    const seam = draft.seams.find(({ id }) => id === 'front-under-bust');
    expect(seam?.gather).toBeGreaterThan(1.05);
    expect(draft.seams.some(({ operation }) => operation === 'sew-dart')).toBe(
      measureDraft(draft).pieces.some(({ darts }) => darts.length > 0),
    );
  });

  it('keep the seam clear of buttonholes', () => {
    const choices = designed({ 'waist-seam': 'none', opening: 'front-buttons' });
    for (const size of ['34', '40', '46', '52'] as const) {
      const { pieces } = drawDraft(choices, STANDARD_SIZES[size]);
      const upper = measureDraft(drawDraft(choices, STANDARD_SIZES[size])).piece('front');
      const seam = upper?.edges.find(({ line }) => line === 'yoke')?.start.y ?? Number.NaN;
      const marks = pieces.filter(({ part }) => part === 'front').flatMap((piece) => piece.marks);
      const holes = marks.filter(({ kind }) => kind === 'buttonhole');
      for (const { at } of holes) expect(Math.abs(at[1] - seam), size).toBeGreaterThanOrEqual(0.8 - 1e-6);
    }
  });
});
