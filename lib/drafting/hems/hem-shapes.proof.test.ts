import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { distanceToPath } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { extremeBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const shirt = (options: Readonly<Record<string, string>>) =>
  completeChoices('top', { 'hem-shape': 'curved', length: 'tunic', ...options }, {});

function hemOf(draft: Draft, piece: string) {
  const hem = pieceOf(draft, piece)?.edges.find(({ line }) => line === 'hem');
  if (!hem) throw new Error(`No hem on ${piece}`);
  return pathOf(hem);
}

describe('a curved hem under an opening that parts it', () => {
  it.each(['front-buttons', 'hidden-buttons', 'double-breasted', 'back-buttons', 'front-zip'])(
    'holds every rule in every size with %s',
    (opening) => {
      for (const size of SIZE_NAMES)
        expect(breaches(check(drawDraft(shirt({ opening }), STANDARD_SIZES[size]))), size).toEqual([]);
    },
  );

  it.each(['front-buttons', 'double-breasted'])(
    'is level where %s lap, so that both edges meet',
    (opening) => {
      const draft = drawDraft(shirt({ opening }), STANDARD_SIZES['44']);
      const extension = draft.construction.extension ?? Number.NaN;
      const places = flatten(hemOf(draft, 'front'));
      const heights = (within: (p: Point) => boolean) => places.filter(within).map(({ y }) => y);
      const lapped = heights(({ x }) => x <= extension);
      expect(Math.max(...lapped) - Math.min(...lapped)).toBeLessThan(0.05);
      expect(Math.max(...heights(() => true)) - Math.min(...lapped)).toBeGreaterThan(3);
    },
  );

  it.each([
    ['front-buttons', 'front'],
    ['back-buttons', 'back'],
  ] as const)('cuts the facing of %s like the edge it covers', (opening, face) => {
    const draft = drawDraft(shirt({ opening }), STANDARD_SIZES['38']);
    const shell = hemOf(draft, face);
    for (const p of flatten(hemOf(draft, `facing-${face}`)))
      expect(distanceToPath(p, shell)).toBeLessThan(0.1);
  });

  it('is no steeper than it can be turned up, however wide the lap', () => {
    const draft = drawDraft(shirt({ opening: 'double-breasted' }), STANDARD_SIZES['34']);
    const slopes = hemOf(draft, 'front').map(({ a, b }) => Math.abs((b.y - a.y) / (b.x - a.x)));
    expect(Math.max(...slopes)).toBeLessThan(0.85);
  });

  it('says why it rises less beside a wide lap, and not that darts were in its way', () => {
    const { body } = item(extremeBodies(), 13);
    const narrow = { fit: 'very-fitted', 'back-shaping': 'none', length: 'ankle', 'side-slit': 'none' };
    const asked = { opening: 'double-breasted', 'hem-shape': 'curved', silhouette: 'straight', ...narrow };
    const draft = drawDraft(completeChoices('dress', asked, {}), body);
    expect(draft.notices).toContainEqual({ code: 'hem-less-steep', figures: { lifted: 13.2 } });
    expect(draft.notices.map(({ code }) => code)).not.toContain('hem-less-lifted');
  });
});

describe('a shirt tail', () => {
  const tail = (options: Readonly<Record<string, string>> = {}) =>
    shirt({ 'hem-shape': 'shirt-tail', silhouette: 'straight', fit: 'easy', ...options });

  it.each(['none', 'front-buttons', 'double-breasted', 'back-zip', 'side-zip'])(
    'holds every rule in every size with %s',
    (opening) => {
      for (const size of SIZE_NAMES)
        expect(breaches(check(drawDraft(tail({ opening }), STANDARD_SIZES[size]))), size).toEqual([]);
    },
  );

  it.each(['34', '44', '56'] as const)(
    'is level in the middle and then rises to the sides in size %s',
    (size) => {
      const places = flatten(hemOf(drawDraft(tail(), STANDARD_SIZES[size]), 'back'));
      const width = Math.max(...places.map(({ x }) => x));
      const between = (from: number, to: number) =>
        places.filter(({ x }) => x >= from * width - 1e-6 && x <= to * width + 1e-6).map(({ y }) => y);
      const middle = between(0, 0.4);
      expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(0.05);
      const rise = Math.max(...places.map(({ y }) => y)) - Math.min(...middle);
      expect(rise).toBeGreaterThan(4);
      expect(rise).toBeLessThan(8.1);
    },
  );

  it('is rolled unless a hem is chosen, and faced where that is too deep to be folded up round it', () => {
    const hemOn = (options?: Readonly<Record<string, string>>) =>
      drawDraft(tail(options), STANDARD_SIZES['40']);
    expect(tail().options.hem).toBe('rolled');
    expect(pieceOf(hemOn(), 'hem-facing-front')).toBeUndefined();
    expect(pieceOf(hemOn({ hem: '1-cm' }), 'hem-facing-front')).toBeUndefined();
    const faced = hemOn({ hem: '3-cm' });
    expect(pieceOf(faced, 'hem-facing-front')).toBeDefined();
    expect(faced.notices).toContainEqual({ code: 'hem-faced-on-curve', figures: { height: 3 } });
  });
});
