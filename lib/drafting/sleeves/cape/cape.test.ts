import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';

const designed = (options: RawOptions = {}, sizes: Record<string, number> = {}) =>
  completeChoices('dress', { sleeve: 'cape', ...options }, sizes);

describe('a cape sleeve', () => {
  it.each<RawOptions>([
    {},
    { inside: 'lining' },
    { inside: 'bias-binding', 'bust-shaping': 'armhole-dart' },
    { 'bust-shaping': 'princess-armhole', ruffle: 'shoulder' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each(['34', '44', '56'] as const)(
    'hangs as long as asked, four shorter in front, in size %s',
    (size) => {
      const draft = measureDraft(drawDraft(designed({}, { 'cape-length': 40 }), STANDARD_SIZES[size]));
      const ends = draft.piece('cape')?.edges.filter(({ line }) => line === 'end') ?? [];
      const lengths = ends.map(({ length }) => length).sort((a, b) => a - b);
      expect(lengths[0]).toBeCloseTo(36, 3);
      expect(lengths[1]).toBeCloseTo(40, 3);
    },
  );
});
