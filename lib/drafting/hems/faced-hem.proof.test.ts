import { describe, expect, it } from 'vitest';
import { broken } from '@/lib/choices/compatibility';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import type { Body } from '@/lib/measurements/names';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

describe('a faced hem', () => {
  it.each(['top', 'dress'] as const)('of a %s holds every rule in every size', (garment) => {
    const { choices } = force(defaultChoices(garment), 'hem', 'faced');
    for (const size of SIZE_NAMES)
      expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), size).toEqual([]);
  });

  it('is sewn to a facing for the front and one for the back, as long as the edge they finish (INVARIANTS C11)', () => {
    const draft = drawDraft(force(defaultChoices('top'), 'hem', 'faced').choices, STANDARD_SIZES['38']);
    const ids = draft.pieces.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['hem-facing-front', 'hem-facing-back']));
    const front = pieceOf(draft, 'front');
    expect(front?.edges.filter(({ line }) => line === 'hem').map(({ role }) => role)).toEqual(['seam']);
    expect(check(draft).find(({ id }) => id === 'C11')).toMatchObject({ ok: true, applies: true });
  });

  it.each([
    ['dress', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess', 'side-slit': 'none' }],
    ['dress', { 'waist-seam': 'natural', skirt: 'panelled', 'side-slit': 'none' }],
    ['dress', { pockets: 'in-seam', 'side-slit': 'none' }],
    ['dress', { opening: 'side-zip', 'side-slit': 'none' }],
    ['top', { opening: 'front-zip' }],
    ['top', { 'bust-shaping': 'waist-dart' }],
    ['top', { silhouette: 'peplum' }],
  ] as const)('of a %s is one strip for each half past seams and darts of %j', (garment, options) => {
    const choices = completeChoices(garment, { hem: 'faced', ...options }, {});
    expect(broken(choices)).toEqual([]);
    for (const size of SIZE_NAMES) {
      const draft = drawDraft(choices, STANDARD_SIZES[size]);
      const facings = draft.pieces.filter(({ id }) => id.startsWith('hem-facing'));
      expect(facings.map(({ id }) => id)).toEqual(['hem-facing-front', 'hem-facing-back']);
      expect(breaches(check(draft)), size).toEqual([]);
    }
  });

  it('stays below a dart that opens near above it', () => {
    const options = {
      fit: 'loose',
      silhouette: 'straight',
      length: 'cropped',
      hem: 'faced',
      sleeve: 'flutter',
    };
    const woman = surveyBodies()[1801]?.body as Body;
    const draft = drawDraft(completeChoices('top', { ...options, inside: 'bias-binding' }, {}), woman);
    expect(draft.pieces.map(({ id }) => id)).toContain('hem-facing-front');
    expect(breaches(check(draft))).toEqual([]);
  });

  it('of a short top ends at a zip that opens down to the hem', () => {
    const close = force(defaultChoices('top'), 'fit', 'fitted').choices;
    const short = force(close, 'length', 'cropped').choices;
    const zipped = force(short, 'opening', 'back-zip').choices;
    const draft = drawDraft(force(zipped, 'hem', 'faced').choices, STANDARD_SIZES['34']);
    expect(draft.notions.map(({ kind }) => kind)).toContain('separating-zip');
    expect(draft.operations.map(({ id }) => id)).toContain('hem-facing-back-zip-ends');
    expect(breaches(check(draft))).toEqual([]);
  });
});
