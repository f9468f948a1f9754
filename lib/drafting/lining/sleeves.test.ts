import { describe, expect, it } from 'vitest';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { LINED_SLEEVES, linedJacket } from '@/lib/testing/drafting/lined-sleeves';
import { breaches, check } from '../checks/check';

describe.each(LINED_SLEEVES)('the lining of a %s sleeve, %s, with a %s', (sleeve, length, finish) => {
  it.each(['34', '44', '56'] as const)('holds every rule in size %s', (size) => {
    expect(breaches(check(linedJacket(sleeve, length, finish, size)))).toEqual([]);
  });

  it('is a plain sleeve that goes round the arm and into what ends it', () => {
    const context = measureDraft(linedJacket(sleeve, length, finish, '40'));
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
    const { pieces, operations } = linedJacket(sleeve, length, finish, '40');
    const slashes = pieces.filter(({ internal }) => internal.some(({ kind }) => kind === 'slash'));
    expect(slashes.map(({ id }) => id).sort()).toEqual(finish === 'cuff' ? ['lining-sleeve', 'sleeve'] : []);
    expect(operations.map(({ operation }) => operation)).toContain('fell-lining-sleeve');
  });
});
