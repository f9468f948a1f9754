import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';

const designed = (options: RawOptions = {}) => completeChoices('dress', { sleeve: 'tulip', ...options }, {});

describe('a tulip sleeve', () => {
  it.each<RawOptions>([{}, { inside: 'lining' }, { 'bust-shaping': 'princess-armhole', ruffle: 'shoulder' }])(
    'breaks no rule on sizes 34–56 with %j',
    (options) => {
      expect(brokenBySize(designed(options))).toEqual([]);
    },
  );

  it.each(['34', '44', '56'] as const)(
    'is set in once round the armhole of size %s, its petals crossed by ten',
    (size) => {
      const draft = measureDraft(drawDraft(designed(), STANDARD_SIZES[size]));
      const armhole = draft.seams.find(({ id }) => id === 'armhole');
      const ease = (armhole?.a.length ?? 0) - (armhole?.b.length ?? 0);
      expect(ease).toBeGreaterThan(1);
      expect(ease).toBeLessThan(4);
      const under = draft
        .piece('petal-back')
        ?.edges.find(({ line, role }) => line === 'cap' && role === 'finished');
      expect(under?.length).toBeCloseTo(10, 1);
    },
  );

  it('lies in a lined dress over a plain short sleeve', () => {
    const { pieces } = drawDraft(designed({ inside: 'lining' }), STANDARD_SIZES['40']);
    expect(pieces.filter(({ id }) => id.startsWith('lining-sleeve')).map(({ id }) => id)).toEqual([
      'lining-sleeve',
    ]);
  });
});
