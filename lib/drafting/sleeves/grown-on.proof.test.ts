import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { curvatureAt } from '@/lib/geometry/segment';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft } from '@/lib/pattern/types';
import { sampleBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const women = sampleBodies(40, 5).map(({ body }) => body);

/** Tightest turn of the armholes of a draft, cm. */
function tightest({ pieces }: Draft): number {
  const armholes = pieces
    .filter(({ part }) => part === 'front' || part === 'back')
    .flatMap(({ edges }) => edges.filter(({ line }) => line === 'armhole'));
  const bends = armholes
    .flatMap(pathOf)
    .flatMap((segment) =>
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((t) => Math.abs(curvatureAt(segment, t))),
    );
  return 1 / Math.max(...bends);
}

describe('a shoulder drawn on over the arm', () => {
  it.each(['dropped', 'cap'])('with sleeve %s leaves no hook under the arm of any woman', (sleeve) => {
    for (const body of women)
      expect(
        tightest(drawDraft(completeChoices('top', { sleeve, fit: 'very-fitted' }, {}), body)),
      ).toBeGreaterThan(0.9);
  });
});

describe('a ruffled sleeve', () => {
  it.each(['raglan', 'set-in', 'kimono'])('of kind %s leaves the elbow its room in every size', (sleeve) => {
    for (const size of SIZE_NAMES) {
      const options = { sleeve, 'sleeve-length': 'three-quarter', 'sleeve-finish': 'ruffle', fit: 'easy' };
      const draft = drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]);
      expect(breaches(check(draft)).filter(({ id }) => id === 'E4')).toEqual([]);
    }
  });
});

describe('a wide arm in a shallow armhole', () => {
  it.each([
    [
      'raglan',
      { fit: 'fitted', silhouette: 'straight', 'bust-shaping': 'french-dart', opening: 'front-zip' },
    ],
    ['raglan', { 'neckline-front': 'wrap', opening: 'wrap', 'bust-shaping': 'french-dart', length: 'tunic' }],
    ['kimono', { collar: 'funnel', silhouette: 'a-line', length: 'tunic', fit: 'easy' }],
  ])('is covered by a %s sleeve all the same, with the ease woven cloth needs', (sleeve, options) => {
    const body = STANDARD_SIZES['56'];
    const drawn = drawDraft(completeChoices('top', { ...options, sleeve }, {}), body);
    expect(breaches(check(drawn))).toEqual([]);
    expect(drawn.finished.biceps).toBeGreaterThanOrEqual(body.bicepsCircumference + 3);
  });
});

describe('a very close fit', () => {
  it.each(['34', '44', '56'] as const)('leaves a raglan sleeve the room an arm needs in size %s', (size) => {
    const body = STANDARD_SIZES[size];
    for (const length of ['short', 'long']) {
      const options = { sleeve: 'raglan', fit: 'very-fitted', 'sleeve-length': length };
      const drawn = drawDraft(completeChoices('top', options, {}), body);
      expect(breaches(check(drawn))).toEqual([]);
      expect(drawn.finished.biceps).toBeGreaterThanOrEqual(body.bicepsCircumference + 3);
    }
  });
});
