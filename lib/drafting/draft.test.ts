import { describe, expect, it } from 'vitest';
import { listingOf } from '@/lib/choices/catalogue';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import type { Choices } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { draft, drawDraft } from './draft';

const size38 = STANDARD_SIZES['38'];
const plain = defaultChoices('top');

describe('the entry point of the engine', () => {
  it.each(SIZE_NAMES)('drafts the default top at size %s', (size) => {
    expect(draft(plain, STANDARD_SIZES[size])).toHaveProperty('draft');
  });

  it('gives the same bytes twice', () => {
    expect(JSON.stringify(drawDraft(plain, size38))).toBe(JSON.stringify(drawDraft(plain, size38)));
  });

  it.each([
    ['hips above the waist', { hipsToFloor: 110 }, 'hipsToFloor'],
    ['a slip of the pen', { bustCircumference: 880 }, 'bustCircumference'],
    ['no number', { armLength: Number.NaN }, 'armLength'],
  ])('refuses %s, naming the field', (_, wrong, field) => {
    const outcome = draft(plain, { ...size38, ...wrong });
    expect(outcome).toMatchObject({ refused: { code: 'implausible-body' } });
    expect('refused' in outcome && outcome.refused.fields).toContain(field);
  });

  it('refuses choices that exclude each other, naming the slots', () => {
    const impossible = { ...plain, options: { ...plain.options, collar: 'hood' } } as Choices;
    expect(draft(impossible, size38)).toMatchObject({
      refused: { code: 'incompatible-choices', fields: ['opening', 'collar'] },
    });
  });

  it('makes a closed neckline large enough for a head, and says so', () => {
    const outcome = draft(completeChoices('top', { opening: 'none' }, {}), size38);
    const drawn = 'draft' in outcome ? outcome.draft : undefined;
    expect(drawn?.finished.neckline).toBeGreaterThanOrEqual(61);
    expect(drawn?.notices.map(({ code }) => code)).toContain('neckline-enlarged-for-head');
  });

  it('takes own eases to the half centimetre', () => {
    const own = completeChoices('top', {}, { 'ease-bust': 8, 'ease-waist': 5, 'ease-hip': 7 });
    const { ease } = drawDraft(own, size38);
    expect(ease.bust).toBeCloseTo(8, 1);
    expect(ease.waist).toBeCloseTo(5, 1);
    expect(ease.hip).toBeCloseTo(7, 1);
  });
});

describe('every value of the catalogue', () => {
  const { slots } = listingOf('top');
  const all = Object.entries(slots).flatMap(([slot, { values }]) =>
    values.map((value) => [slot, value] as const),
  );

  it.each(all)('%s %s is drafted and passes the certificate', (slot, value) => {
    const { choices } = force(plain, slot, value);
    const outcome = draft(choices, STANDARD_SIZES['44']);
    expect('refused' in outcome ? outcome.refused : 'drafted').toBe('drafted');
  });
});
