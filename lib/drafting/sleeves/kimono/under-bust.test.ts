import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../../draft';

const kimono = (options: RawOptions) => {
  const asked = { sleeve: 'kimono', ...options };
  const choices = completeChoices('dress', asked, {});
  expect(choices.options).toMatchObject(asked);
  return choices;
};

describe('a kimono sleeve over a seam under the bust', () => {
  it.each<RawOptions>([
    { 'bust-shaping': 'gathers-under-bust', 'sleeve-length': 'short' },
    { 'bust-shaping': 'waist-dart', 'sleeve-length': 'long', inside: 'lining' },
    { 'bust-shaping': 'shoulder-dart', silhouette: 'straight' },
    { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess' },
  ])('holds every rule on sizes 34–56: %j', (options) => {
    expect(brokenBySize(kimono({ 'waist-seam': 'empire', ...options }))).toEqual([]);
  });

  it('holds every rule where the front alone has that seam', () => {
    expect(brokenBySize(kimono({ 'waist-seam': 'none', 'bust-shaping': 'gathers-under-bust' }))).toEqual([]);
  });

  it.each(['waist-dart', 'shoulder-dart', 'neck-dart'])('leaves no dart in the side: %s', (shaping) => {
    const choices = kimono({ 'waist-seam': 'empire', 'bust-shaping': shaping });
    for (const size of ['34', '46', '56'] as const) {
      const draft = drawDraft(choices, STANDARD_SIZES[size]);
      const sides = pieceOf(draft, 'front')?.edges.filter(({ line }) => line === 'side') ?? [];
      expect(sides, size).toHaveLength(1);
      expect(lengthOfAll(sides)).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('parts a bust too large for one dart in two of the lower edge', () => {
    const straight = { 'waist-seam': 'empire', 'bust-shaping': 'waist-dart', silhouette: 'straight' };
    const darts = (size: '34' | '56') =>
      measureDraft(drawDraft(kimono(straight), STANDARD_SIZES[size])).piece('front')?.darts.length;
    expect([darts('34'), darts('56')]).toEqual([1, 2]);
  });

  it('takes no dart from the side', () => {
    const { options } = completeChoices('dress', { sleeve: 'kimono', 'waist-seam': 'empire' }, {});
    expect(['side-dart', 'french-dart']).not.toContain(options['bust-shaping']);
  });
});
