import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const GARMENTS = ['dress', 'jacket'] as const;

describe.each(GARMENTS)('the lining under a flutter sleeve of a %s', (garment) => {
  it.each(['34', '44', '56'] as const)('ripples like it and hangs free in it in size %s', (size) => {
    const choices = completeChoices(garment, { sleeve: 'flutter', inside: 'lining' }, {});
    expect(choices.options).toMatchObject({ sleeve: 'flutter', inside: 'lining' });
    const draft = drawDraft(choices, STANDARD_SIZES[size]);
    expect(breaches(check(draft))).toEqual([]);
    const along = (piece: string, line: string) =>
      lengthOfAll(pieceOf(draft, piece)?.edges.filter((edge) => edge.line === line) ?? []);
    expect(along('lining-sleeve', 'hem') / along('sleeve', 'hem')).toBeGreaterThan(0.9);
    expect(along('lining-sleeve', 'underarm')).toBeLessThan(along('sleeve', 'underarm') + 0.01);
    expect(draft.operations.find(({ id }) => id === 'lining-sleeve-hem')?.operation).toBe(
      'hem-lining-sleeve',
    );
  });
});
