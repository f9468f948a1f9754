import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { simplificationsOf, unhungReason } from './simplified';

const codes = (...of: Parameters<typeof measuredDesign>) =>
  Object.fromEntries(simplificationsOf(measuredDesign(...of)).map(({ piece, code }) => [piece, code]));

describe('what does not hang', () => {
  it('is named piece by piece', () => {
    expect(codes('jacket')).toMatchObject({
      'collar-upper': 'hidden-layer',
      'facing-front': 'behind-the-shell',
      'lining-back': 'behind-the-shell',
    });
    expect(codes('top', { collar: 'shirt' })).not.toHaveProperty('collar-under');
    expect(codes('top', { pockets: 'patch' })).toMatchObject({ pocket: 'sewn-on' });
    expect(codes('jacket')).not.toHaveProperty('collar-under');
  });

  it('is named as a whole', () => {
    expect(unhungReason(measuredDesign('dress'))).toBeUndefined();
    expect(unhungReason(measuredDesign('dress', { 'waist-seam': 'natural', skirt: 'pleated' }))).toBe(
      'pleated',
    );
    expect(unhungReason(measuredDesign('top', { opening: 'wrap' }))).toBeUndefined();
    expect(unhungReason(measuredDesign('top', { 'neckline-front': 'cowl' }))).toBe('falls-in-a-fold');
  });
});
