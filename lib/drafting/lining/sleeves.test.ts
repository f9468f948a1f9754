import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const SLEEVES: readonly (readonly [string, string, string])[] = [
  ['puff', 'short', 'bracelet'],
  ['puff', 'long', 'cuff'],
  ['bishop', 'long', 'cuff'],
  ['bishop', 'three-quarter', 'bracelet'],
  ['set-in', 'three-quarter', 'cuff'],
  ['set-in', 'short', 'bracelet'],
  ['set-in', 'short', 'cuff'],
  ['bishop', 'short', 'hem'],
];

function lined(sleeve: string, length: string, finish: string, size: keyof typeof STANDARD_SIZES) {
  const options = { inside: 'lining', sleeve, 'sleeve-length': length, 'sleeve-finish': finish };
  return drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);
}

describe.each(SLEEVES)('the lining of a %s sleeve, %s, with a %s', (sleeve, length, finish) => {
  it.each(SIZE_NAMES)('holds every rule in size %s', (size) => {
    expect(breaches(check(lined(sleeve, length, finish, size)))).toEqual([]);
  });

  it('is a plain sleeve that goes round the arm and into what ends it', () => {
    const context = measureDraft(lined(sleeve, length, finish, '40'));
    const girth = (piece: string) =>
      (context.piece(piece)?.edges ?? [])
        .filter(({ line }) => line === 'hem')
        .reduce((sum, { length: own }) => sum + own, 0);
    const band = context.piece(finish === 'cuff' ? 'sleeve-cuff' : 'sleeve-band');
    const closed = band?.edges.find(({ line }) => line === 'cuff')?.length ?? 0;
    expect(girth('lining-sleeve')).toBeGreaterThanOrEqual(closed - 0.1);
    expect(girth('lining-sleeve')).toBeLessThanOrEqual(girth('sleeve') + 0.1);
  });

  it('is slashed where the sleeve is', () => {
    const { pieces, operations } = lined(sleeve, length, finish, '40');
    const slashes = pieces.filter(({ internal }) => internal.some(({ kind }) => kind === 'slash'));
    expect(slashes.map(({ id }) => id).sort()).toEqual(finish === 'cuff' ? ['lining-sleeve', 'sleeve'] : []);
    expect(operations.map(({ operation }) => operation)).toContain('fell-lining-sleeve');
  });
});
