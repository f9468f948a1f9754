import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Body } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { LineName, Piece } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';

const designed = (sizes: Record<string, number> = {}) =>
  completeChoices('top', { silhouette: 'peplum' }, sizes);

const lengthOnAll = (pieces: readonly Piece[], line: LineName) =>
  pieces.reduce((sum, piece) => sum + lengthOfAll(edgesAlong(piece, line)), 0);

function peplum(sizes: Record<string, number>, body: Body = STANDARD_SIZES['38']) {
  const draft = drawDraft(designed(sizes), body);
  const skirts = draft.pieces.filter(({ part }) => part.startsWith('skirt'));
  const waist = 2 * lengthOnAll(skirts, 'waist');
  const flare = 2 * lengthOnAll(skirts, 'hem') - waist;
  return { flare, waist, told: draft.notices.find(({ code }) => code === 'peplum-flare-adjusted')?.figures };
}

describe('a peplum on a short top', () => {
  it.each(['cropped', 'waist'])('hangs from the waist, 8 deep at the least: %s', (length) => {
    const choices = completeChoices('top', { silhouette: 'peplum', length }, {});
    const draft = drawDraft(choices, STANDARD_SIZES['44']);
    const back = draft.pieces.filter(({ part }) => part === 'skirt-back');
    expect(lengthOnAll(back, 'side')).toBeCloseTo(8, 1);
    expect(draft.notices).toContainEqual(expect.objectContaining({ code: 'length-of-peplum' }));
  });

  it.each<Record<string, string>>([
    { length: 'waist', 'bust-shaping': 'waist-dart' },
    { length: 'hip', 'bust-shaping': 'waist-dart' },
    { length: 'cropped', 'hem-shape': 'curved', 'side-slit': 'sides' },
    { length: 'waist', 'hem-shape': 'high-low', hem: 'faced', opening: 'front-zip' },
    { length: 'cropped', ruffle: 'hem' },
  ])('breaks no rule on sizes 34–56: %j', (options) => {
    expect(brokenBySize(completeChoices('top', { silhouette: 'peplum', ...options }, {}))).toEqual([]);
  });
});

describe('the flare of a peplum', () => {
  it.each([60, 80, 100])('is what its lower edge has more than the waist: %i', (asked) => {
    const { flare, told } = peplum({ 'peplum-flare': asked, length: 18 });
    expect(flare).toBeCloseTo(asked, 1);
    expect(told).toBeUndefined();
  });

  it('is six tenths of a circle unless it is set', () => {
    const { flare, told } = peplum({ length: 18 });
    expect(flare).toBeCloseTo(0.6 * 2 * Math.PI * 18, 1);
    expect(told).toBeUndefined();
  });

  it('is never more than a whole circle, and that is told', () => {
    const { flare, told } = peplum({ 'peplum-flare': 150, length: 10 });
    expect(flare).toBeCloseTo(2 * Math.PI * 10, 1);
    expect(told).toEqual({ asked: 150, used: 62.8 });
  });

  it('clears the hips by 4, and that is told', () => {
    const body = { ...STANDARD_SIZES['38'], hipCircumference: 110 };
    const { flare, told, waist } = peplum({ 'peplum-flare': 20, length: 24 }, body);
    const depth = body.waistToFloor - body.hipsToFloor;
    expect(waist + (flare * depth) / 24).toBeCloseTo(110 + 4, 1);
    expect(told?.asked).toBe(20);
  });

  it.each([30, 110])('breaks no rule on sizes 34–56: %i', (flare) => {
    expect(brokenBySize(designed({ 'peplum-flare': flare }))).toEqual([]);
  });
});
