import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Garment, RawOptions } from '@/lib/choices/types';
import { fromCommands } from '@/lib/geometry/commands';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { firstOf } from '@/lib/geometry/sequence';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const wearing = (garment: Garment, options: RawOptions, size: keyof typeof STANDARD_SIZES): Draft =>
  drawDraft(completeChoices(garment, options, {}), STANDARD_SIZES[size]);

function frontOf(draft: Draft): Piece {
  const front = pieceOf(draft, 'front');
  if (!front) throw new Error('No front');
  return front;
}

const markOn = (piece: Piece) => fromCommands(piece.internal.find(({ id }) => id === 'pocket')?.path ?? []);
const bustOf = (piece: Piece) => Number(piece.landmarks.bustPoint?.[1]);

const SHORT = [
  ['top', { length: 'cropped', pockets: 'patch' }],
  ['top', { length: 'waist', pockets: 'welt', 'bust-shaping': 'armhole-dart' }],
  ['top', { silhouette: 'peplum', opening: 'back-zip', pockets: 'flap' }],
  ['jacket', { length: 'bolero', pockets: 'flap' }],
  ['dress', { 'waist-seam': 'empire', skirt: 'tiered', opening: 'back-zip', pockets: 'patch' }],
  ['dress', { 'waist-seam': 'natural', skirt: 'full-circle', opening: 'back-zip', pockets: 'welt' }],
] as const;

describe.each(SHORT)('a pocket of a %s that is %j', (garment, options) => {
  it.each(SIZE_NAMES)('lies level on the chest in size %s, and that is said', (size) => {
    const draft = wearing(garment, options, size);
    expect(breaches(check(draft))).toEqual([]);
    expect(draft.notices.map(({ code }) => code)).toContain('pockets-on-chest');
    const mark = markOn(frontOf(draft));
    expect(startOf(mark).y).toBeCloseTo(endOf(mark).y, 6);
    expect(startOf(mark).y - bustOf(frontOf(draft))).toBeGreaterThanOrEqual(0);
    expect(startOf(mark).y - bustOf(frontOf(draft))).toBeLessThanOrEqual(4 + 1e-6);
    expect(startOf(mark).x).toBeGreaterThanOrEqual(5 - 1e-6);
  });
});

const WITH_CHEST_POCKETS = [
  ['top', { opening: 'front-buttons', collar: 'shirt', pockets: 'chest' }],
  ['jacket', { collar: 'shirt', opening: 'front-buttons', pockets: 'chest', 'bust-shaping': 'side-dart' }],
  ['dress', { 'waist-seam': 'natural', skirt: 'gathered', opening: 'front-buttons', pockets: 'chest' }],
] as const;

describe.each(WITH_CHEST_POCKETS)('a %s with pockets on the chest, %j', (garment, options) => {
  it.each(SIZE_NAMES)(
    'has them 4 above the bust point at most, clear of opening and armhole, in size %s',
    (size) => {
      const draft = wearing(garment, options, size);
      expect(draft.choices.options.pockets).toBe('chest');
      expect(breaches(check(draft))).toEqual([]);
      expect(draft.notices.map(({ code }) => code)).not.toContain('pockets-on-chest');
      const front = frontOf(draft);
      const mark = markOn(front);
      const [mouth, bust] = [startOf(mark).y, bustOf(front)];
      expect(mouth - bust).toBeGreaterThanOrEqual(0);
      expect(mouth - bust).toBeLessThanOrEqual(4 + 1e-6);
      expect(Math.min(startOf(mark).x, endOf(mark).x)).toBeGreaterThanOrEqual(5 - 1e-6);
      const armhole = front.edges.filter(({ line }) => line === 'armhole').flatMap(pathOf);
      const outer = Math.max(startOf(mark).x, endOf(mark).x);
      for (const { a } of armhole.filter(({ a }) => a.y <= mouth + 1))
        expect(a.x - outer).toBeGreaterThan(1.5);
      expect(pieceOf(draft, 'pocket')?.cut.count).toBe(2);
    },
  );
});

describe('over a seam under the bust and fronts that cross low', () => {
  it.each(SIZE_NAMES)('pockets on the chest rise until they have their depth, in size %s', (size) => {
    const options = {
      'waist-seam': 'empire',
      'bust-shaping': 'waist-dart',
      opening: 'wrap',
      pockets: 'chest',
    };
    const draft = wearing('dress', { fit: 'very-fitted', skirt: 'a-line', ...options }, size);
    expect(breaches(check(draft))).toEqual([]);
    const front = frontOf(draft);
    expect(startOf(markOn(front)).y - bustOf(front)).toBeLessThanOrEqual(6 + 1e-6);
  });
});

describe('a pocket on the chest', () => {
  it('is marked longer by the dart that its outer side crosses, which is sewn before it', () => {
    const front = frontOf(wearing('top', { length: 'cropped', pockets: 'patch' }, '44'));
    const sides = markOn(front).filter(({ kind }) => kind === 'line');
    const [inner, outer] = [firstOf(sides), sides.at(-1) ?? firstOf(sides)];
    const legs = front.edges.filter(({ role }) => role === 'dart').map(pathOf);
    const crossed = legs.flatMap((leg) => intersectVertical(leg, outer.a.x).map(({ point }) => point.y));
    expect(crossed).toHaveLength(2);
    const gap = Math.max(...crossed) - Math.min(...crossed);
    expect(gap).toBeGreaterThan(0.2);
    expect(Math.abs(pathLength([outer]) - pathLength([inner]) - gap)).toBeLessThan(0.01);
  });
});
