import { describe, expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { asHung } from './as-hung';
import { laidPieces, leftOut, unhungReason } from './simplified';

const codes = (...of: Parameters<typeof measuredDesign>) =>
  Object.fromEntries(leftOut(measuredDesign(...of)).map(({ piece, code }) => [piece, code]));

it('of pleats that they hang laid, of straps what is tied', () => {
  const pleated = laidPieces(measuredDesign('dress', { 'waist-seam': 'natural', skirt: 'pleated' }));
  expect(pleated.map(({ piece }) => piece)).toEqual(['skirt-front', 'skirt-back']);
  expect(laidPieces(measuredDesign('dress', { sleeve: 'pleated-head' }))).toEqual([]);
  const tied = leftOut(asHung(measuredDesign('top', { sleeve: 'tied-straps' }).draft));
  expect(tied).toContainEqual({ code: 'tied-by-hand', piece: 'strap-front' });
});

describe('what does not hang', () => {
  it('is named piece by piece', () => {
    expect(codes('jacket')).toMatchObject({
      'collar-upper': 'hidden-layer',
      'facing-front': 'behind-the-shell',
      'lining-back': 'behind-the-shell',
    });
    expect(codes('top', { collar: 'shirt' })).not.toHaveProperty('collar-under');
    expect(codes('top', { pockets: 'patch' })).toMatchObject({ pocket: 'outlined' });
    expect(codes('jacket', { pockets: 'flap' })).toMatchObject({
      'pocket-flap': 'outlined',
      'pocket-flap-under': 'behind-the-shell',
      'pocket-bag-upper': 'behind-the-shell',
    });
    expect(codes('jacket')).not.toHaveProperty('collar-under');
    expect(codes('jacket', { collar: 'hood' })).toMatchObject({ 'hood-inner': 'hidden-layer' });
    expect(codes('jacket', { collar: 'hood' })).not.toHaveProperty('hood-outer');
    expect(codes('top', { sleeve: 'cape' })).not.toHaveProperty('cape');
    expect(codes('dress', { belt: 'tie' })).toMatchObject({ belt: 'outlined', 'belt-loop': 'outlined' });
    expect(codes('jacket', { belt: 'half-belt' })).toMatchObject({ 'half-belt': 'sewn-on' });
  });

  it('is named as a whole', () => {
    expect(unhungReason(measuredDesign('dress'))).toBeUndefined();
    expect(unhungReason(measuredDesign('dress', { sleeve: 'kimono' }))).toBeUndefined();
    expect(unhungReason(measuredDesign('top', { opening: 'wrap' }))).toBeUndefined();
    expect(unhungReason(measuredDesign('top', { 'neckline-front': 'one-shoulder' }))).toBeUndefined();
  });
});
