import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { dartWidth } from '@/lib/geometry/dart';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (options: Record<string, string> = {}) =>
  completeChoices('dress', { 'bust-shaping': 'gathers-under-bust', 'waist-seam': 'empire', ...options }, {});

/** The waist seam of the front, and its two lengths. */
function waistOf(options: Record<string, string>, size: keyof typeof STANDARD_SIZES = '38') {
  const draft = drawDraft(designed(options), STANDARD_SIZES[size]);
  const seam = measureDraft(draft).seams.find(({ id }) => id === 'waist-front');
  if (!seam) throw new Error('Front and skirt are not joined');
  return { draft, seam, full: seam.a.length, sewn: seam.b.length };
}

describe('gathers under the bust', () => {
  it.each<Record<string, string>>([
    {},
    { silhouette: 'straight', 'back-shaping': 'none', skirt: 'full-circle' },
    { 'waist-seam': 'natural', skirt: 'panelled', sleeve: 'raglan' },
    { 'waist-seam': 'natural', opening: 'front-buttons', collar: 'shirt' },
    { 'waist-seam': 'natural', opening: 'wrap', 'neckline-front': 'wrap' },
    { inside: 'lining', skirt: 'straight' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it('gathers what the bust dart would have taken in at the seam, and a little for the puff', () => {
    const { draft, full, sewn } = waistOf({ silhouette: 'straight', 'back-shaping': 'none' });
    const { dartAngle = 0, bustLevel = 0, waistSeamLevel = 0 } = draft.construction;
    const dart = dartWidth(dartAngle, bustLevel - waistSeamLevel);
    expect(full - sewn).toBeGreaterThan(dart);
    expect(full - sewn).toBeLessThan(dart + 1);
  });

  it.each(['34', '44', '56'] as const)(
    'gathers size %s between two notches that meet the skirt, richly',
    (size) => {
      const { draft, seam, full, sewn } = waistOf({ 'waist-seam': 'natural' }, size);
      const front = draft.pieces.find(({ id }) => id === 'front');
      const edge = seam.a.steps[0]?.edge.id;
      const inside = (front?.notches ?? []).filter(
        (notch) => notch.edge === edge && notch.at > 0 && notch.match,
      );
      const [from = 0, to = 0] = inside.map(({ at }) => at).sort((a, b) => a - b);
      expect(inside).toHaveLength(2);
      const flat = full - (to - from);
      const ratio = (to - from) / (sewn - flat);
      expect(ratio).toBeGreaterThan(1.25);
      expect(ratio).toBeLessThan(2.2);
    },
  );

  it('leaves no dart in the front', () => {
    const { draft } = waistOf({ 'waist-seam': 'natural' }, '52');
    const front = draft.pieces.find(({ id }) => id === 'front');
    expect(front?.edges.some(({ role }) => role === 'dart')).toBe(false);
    expect(front?.internal.some(({ kind }) => kind === 'fisheye-dart')).toBe(false);
  });
});
