import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

type Size = (typeof SIZE_NAMES)[number];

const SEAMED = { inside: 'lining', 'waist-seam': 'natural', 'side-slit': 'none' };
const WRAP = { ...SEAMED, skirt: 'a-line', 'neckline-front': 'wrap', opening: 'wrap' };

const lined = (options: RawOptions, size: Size) =>
  drawDraft(completeChoices('dress', options, {}), STANDARD_SIZES[size]);

const LAPPED: readonly (readonly [string, RawOptions])[] = [
  ['wrap over an A-line', WRAP],
  ['wrap over gathers', { ...WRAP, skirt: 'gathered' }],
  ['wrap in one piece', { ...WRAP, 'waist-seam': 'none', skirt: 'straight' }],
  ['buttoned front', { ...SEAMED, skirt: 'a-line', opening: 'front-buttons' }],
  ['buttoned front over a circle', { ...SEAMED, skirt: 'full-circle', opening: 'front-buttons' }],
  ['buttoned back', { ...SEAMED, skirt: 'half-circle', opening: 'back-buttons' }],
];

describe.each(LAPPED)('the lining of a dress that laps: %s', (_, options) => {
  it.each(['34', '44', '56'] as const)('holds every rule in size %s', (size) => {
    expect(breaches(check(lined(options, size)))).toEqual([]);
  });

  it('is sewn to the facings of bodice and skirt from the shoulder to its hem', () => {
    const draft = lined(options, '40');
    const face = options.opening === 'back-buttons' ? 'back' : 'front';
    const seam = measureDraft(draft).seams.find(({ seam: { id } }) => id === `lining-${face}-facing`);
    expect(seam?.a.length).toBeCloseTo(seam?.b.length ?? 0, 2);
    const skirted = draft.pieces.some(({ id }) => id === `skirt-facing-${face}`);
    expect(seam?.b.steps.some(({ piece }) => piece.id === `skirt-facing-${face}`)).toBe(skirted);
    const raw = draft.operations.filter(({ operation }) => operation === 'finish-edges');
    expect(raw.filter(({ id }) => id.includes('facing'))).toEqual([]);
  });
});

describe('the facing of a lined wrap (METHODS §7: 6–7)', () => {
  it.each(SIZE_NAMES)('is 6.5 wide at the hem, and the lining goes on from there, in size %s', (size) => {
    const draft = measureDraft(lined(WRAP, size));
    const hem = draft.piece('skirt-facing-front')?.edges.find(({ line }) => line === 'hem');
    expect(hem?.length).toBeCloseTo(6.5, 1);
    const lining = draft.piece('lining-front')?.edges.flatMap(({ points }) => points.map(({ x }) => x)) ?? [];
    expect(Math.min(...lining)).toBeCloseTo(6.5 - Number(draft.draft.construction.extension), 1);
  });
});
