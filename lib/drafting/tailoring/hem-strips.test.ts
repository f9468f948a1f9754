import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { bookOf } from '@/lib/testing/booklet/book';
import { drawDraft } from '../draft';

const draw = (options: RawOptions = {}, garment: Garment = 'jacket') =>
  drawDraft(completeChoices(garment, options, {}), STANDARD_SIZES[40]);

const stripsOf = (options: RawOptions = {}) => {
  const { notions, operations } = draw(options);
  return {
    strips: notions.filter(({ kind }) => kind === 'bias-interfacing'),
    fused: operations.find(({ operation }) => operation === 'interface-hem')?.pieces,
  };
};

describe('the hems of a lined jacket', () => {
  it('are fused 1 beyond their fold, over the whole way round', () => {
    const draft = draw();
    const [body, sleeves] = stripsOf().strips;
    expect([body?.width, sleeves?.width]).toEqual([5, 4]);
    const hems = bookOf(draft).measured.pieces.flatMap(({ piece, edges }) =>
      piece.material === 'shell' && piece.part !== 'facing'
        ? edges.filter(({ role }) => role === 'hem').map(({ length, line }) => ({ piece, length, line }))
        : [],
    );
    const round = (part: 'sleeve' | 'body') =>
      hems
        .filter(({ piece }) => (piece.part === 'sleeve') === (part === 'sleeve'))
        .reduce((sum, { piece, length }) => sum + length * (piece.cut.onFold ? 2 : piece.cut.count), 0);
    for (const [strip, part] of [
      [body, 'body'],
      [sleeves, 'sleeve'],
    ] as const) {
      const spare = (strip?.length ?? 0) - round(part);
      expect(spare).toBeGreaterThanOrEqual(0);
      expect(spare).toBeLessThan(5);
    }
  });

  it('are those of panels that reach them', () => {
    expect(stripsOf({ 'bust-shaping': 'gathered-yoke' }).fused).not.toContain('front-yoke');
    expect(stripsOf({ 'bust-shaping': 'princess-armhole' }).fused).toEqual(
      expect.arrayContaining(['front-centre', 'front-side', 'back', 'sleeve-upper', 'sleeve-under']),
    );
  });
});

it('hems that no lining covers take no strip', () => {
  expect(stripsOf({ inside: 'facings' })).toEqual({ strips: [], fused: undefined });
});
