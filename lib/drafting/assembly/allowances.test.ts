import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import type { ValueOf } from '@/lib/choices/slots/registry';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { LineName } from '@/lib/pattern/types';
import { drawDraft } from '../draft';

const widths = (allowance: ValueOf<'seam-allowance'>, lines: readonly LineName[]) => {
  const plain = defaultChoices('top');
  const choices = { ...plain, options: { ...plain.options, 'seam-allowance': allowance } };
  const { pieces } = drawDraft(choices, STANDARD_SIZES['38']);
  const shell = pieces.filter(({ part }) => ['front', 'back', 'sleeve'].includes(part));
  return new Set(
    shell.flatMap(({ edges }) => edges.filter(({ line }) => lines.includes(line)).map((e) => e.allowance)),
  );
};

describe('an allowance', () => {
  it('wider than an armhole can turn stays at 5/8 in round the arm, on both sides of the seam', () => {
    expect(widths('one-inch', ['armhole', 'cap'])).toEqual(new Set([1.5875]));
    expect(widths('one-inch', ['side', 'shoulder', 'underarm'])).toEqual(new Set([2.54]));
  });

  it('that can be turned is the same round the arm as elsewhere', () => {
    expect(widths('1-cm', ['armhole', 'cap', 'side', 'shoulder'])).toEqual(new Set([1]));
  });
});
