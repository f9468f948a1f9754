import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { breaches, check } from '../../checks/check';
import { drawDraft } from '../../draft';

const PLAIN = { sleeve: 'kimono', silhouette: 'straight', 'back-shaping': 'none', opening: 'none' };

function drawn(options: RawOptions, size: keyof typeof STANDARD_SIZES): Draft {
  const choices = { ...PLAIN, 'neckline-front': 'boat', ...options };
  return drawDraft(completeChoices('top', choices, {}), STANDARD_SIZES[size]);
}

const longer = ({ notices }: Draft) =>
  Number(notices.find(({ code }) => code === 'sleeve-lengthened')?.figures.by ?? 0);

describe.each(['short', 'elbow', 'three-quarter', 'long'])('a kimono sleeve, %s', (length) => {
  it.each(SIZE_NAMES)('holds every rule in size %s', (size) => {
    expect(breaches(check(drawn({ 'sleeve-length': length }, size)))).toEqual([]);
  });
});

describe('a short kimono sleeve', () => {
  it('ends where it is asked to as long as its underarm comes round before, and says where not', () => {
    const lengths = SIZE_NAMES.map((size) => longer(drawn({ 'sleeve-length': 'short' }, size)));
    expect(lengths[0]).toBe(0);
    expect(lengths.at(-1)).toBeGreaterThan(0);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  it('keeps a round of at least 2.5 under the arm (METHODS §5.3)', () => {
    for (const size of SIZE_NAMES)
      expect(drawn({ 'sleeve-length': 'short' }, size).construction.underarmRadius).toBeGreaterThanOrEqual(
        2.5,
      );
  });
});
