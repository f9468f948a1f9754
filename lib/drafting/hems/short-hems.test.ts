import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOf, lengthOfAll, pointsOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SIZES = ['34', '44', '56'] as const;
const LENGTHS = ['cropped', 'waist', 'high-hip'];

const top = (options: Readonly<Record<string, string>>, size: (typeof SIZES)[number], sizes = {}) =>
  drawDraft(completeChoices('top', options, sizes), STANDARD_SIZES[size]);

const lineOf = (draft: Draft, piece: string, line: string) =>
  pieceOf(draft, piece)?.edges.filter((edge) => edge.line === line) ?? [];

describe('a shaped hem under fronts that cross', () => {
  const wrapped = (size: (typeof SIZES)[number], options: Readonly<Record<string, string>>) =>
    top({ opening: 'wrap', 'neckline-front': 'wrap', ...options }, size);

  it.each(['curved', 'high-low'])(
    'is level to the millimetre as far as they lie over each other: %s',
    (shape) => {
      for (const size of SIZES) {
        const draft = wrapped(size, { 'hem-shape': shape });
        const across = draft.construction.extension ?? Number.NaN;
        const places = lineOf(draft, 'front', 'hem').flatMap((hem) => pointsOf(hem, 0.01));
        const heights = places.filter(({ x }) => x <= across).map(({ y }) => y);
        expect(Math.max(...heights) - Math.min(...heights), size).toBeLessThan(0.1);
        expect(breaches(check(draft)), size).toEqual([]);
      }
    },
  );

  it('leaves the edge that carries the tie its length where the front is short', () => {
    for (const size of SIZES) {
      const draft = wrapped(size, { 'hem-shape': 'high-low', length: 'waist' });
      expect(lengthOfAll(lineOf(draft, 'front', 'front-edge')), size).toBeGreaterThan(3.9);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });
});

describe('a shaped hem of a short top', () => {
  it.each(LENGTHS.flatMap((length) => ['curved', 'high-low'].map((shape) => [length, shape] as const)))(
    'cuts the side seam of one ending at the %s by what a %s hem rises there',
    (length, shape) => {
      for (const size of SIZES) {
        const [level, lifted] = ['straight', shape].map((each) => top({ length, 'hem-shape': each }, size));
        const side = (draft: Draft | undefined) => draft && lengthOfAll(lineOf(draft, 'back', 'side'));
        const rise = lifted?.construction.hemLiftSide ?? 0;
        expect(rise, size).toBeGreaterThan(0.8);
        expect((side(level) ?? 0) - (side(lifted) ?? 0), size).toBeCloseTo(rise, 1);
        expect(lifted && breaches(check(lifted)), size).toEqual([]);
      }
    },
  );

  it('keeps the legs of a bust dart that opens in it alike', () => {
    for (const size of SIZES) {
      const draft = top({ length: 'waist', 'hem-shape': 'high-low', 'bust-shaping': 'waist-dart' }, size);
      const legs = ['first', 'second'].flatMap((leg) => lineOf(draft, 'front', `bust-waist-dart:${leg}`));
      const [first = Number.NaN, second] = legs.map(lengthOf);
      expect(first, size).toBeCloseTo(second ?? 0, 2);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });

  it('rises less above a pocket in its side, which keeps room for a hand', () => {
    const options = { length: 'high-hip', 'hem-shape': 'curved', pockets: 'in-seam' };
    for (const size of SIZES) expect(breaches(check(top(options, size))), size).toEqual([]);
    const told = top(options, '56').notices.map(({ code }) => code);
    expect(told).toContain('hem-less-for-pocket');
  });

  it('lies under a belt that is straight', () => {
    for (const size of SIZES) {
      const draft = top({ length: 'waist', 'hem-shape': 'high-low', belt: 'tie' }, size);
      const { beltLevel = 0, hemLiftFront = 0 } = draft.construction;
      expect(beltLevel, size).toBeGreaterThan(hemLiftFront);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });

  it('passes the waist or states no girth there', () => {
    for (const length of [2, 4, 6]) {
      const draft = top({ 'hem-shape': 'curved' }, '44', { length });
      expect(breaches(check(draft)), `${length}`).toEqual([]);
    }
  });

  it('states the waist above a circle, whose hem is drawn beside it', () => {
    const worn = { silhouette: 'straight', 'waist-seam': 'natural', skirt: 'full-circle' };
    for (const size of SIZES) {
      const options = { ...worn, 'hem-shape': 'high-low' };
      const draft = drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES[size]);
      expect(draft.finished.waist, size).toBeGreaterThan(STANDARD_SIZES[size].waistCircumference);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });
});
