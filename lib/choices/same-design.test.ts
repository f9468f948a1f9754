import { describe, expect, it } from 'vitest';
import { defaultChoices } from './defaults';
import { isSameDesign } from './same-design';
import { force } from './take-choice';
import type { Choices } from './types';

const top = defaultChoices('top');
const reversed = <T>(record: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(record).reverse()) as Record<string, T>;
const withSize = (choices: Choices, size: string, cm: number): Choices => {
  return { ...choices, sizes: { ...choices.sizes, [size]: cm } };
};

describe('the same design', () => {
  it('is the same in whatever order it was written down', () => {
    expect(isSameDesign(top, { ...top, options: reversed(top.options), sizes: reversed(top.sizes) })).toBe(
      true,
    );
  });

  it('is another with another value, dimension or garment', () => {
    expect(isSameDesign(top, force(top, 'neckline-front', 'v').choices)).toBe(false);
    expect(isSameDesign(top, withSize(top, 'ease-bust', 7))).toBe(false);
    expect(isSameDesign(top, defaultChoices('dress'))).toBe(false);
  });

  it('does not change with the width of a belt it has not', () => {
    expect(top.options.belt).toBe('none');
    expect(isSameDesign(top, withSize(top, 'belt-width', 6))).toBe(true);
    const belted = force(top, 'belt', 'tie').choices;
    expect(isSameDesign(belted, withSize(belted, 'belt-width', 6))).toBe(false);
  });

  it('is the same as before the catalogue asked one question more', () => {
    const { belt: _, ...older } = top.options;
    expect(isSameDesign({ ...top, options: older }, top)).toBe(true);
  });
});
