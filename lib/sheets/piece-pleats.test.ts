import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { pleatsOf, wayOf } from '@/lib/drafting/pleat-ways';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { piecePleats } from './piece-pleats';

const drawn = (pleats: string) =>
  drawDraft(
    completeChoices('dress', { 'waist-seam': 'natural', skirt: 'pleated', pleats, inside: 'lining' }, {}),
    STANDARD_SIZES['38'],
  );

test.each(['knife', 'box'])(
  'every %s pleat has its arrows, from its fold to the line it is laid on',
  (kind) => {
    const skirts = drawn(kind).pieces.filter(({ id }) => id.startsWith('skirt-'));
    for (const piece of skirts) {
      const pleats = pleatsOf(piece);
      expect(pleats.length).toBeGreaterThan(1);
      expect(piecePleats(piece, { layer: 'marks' })).toHaveLength(pleats.length * 2 * 2);
      for (const pleat of pleats) {
        const [from, to] = wayOf(pleat, 0.5) ?? [];
        expect(to?.y).toBeCloseTo(from?.y ?? Number.NaN);
        expect(Math.abs((to?.x ?? 0) - (from?.x ?? 0))).toBeGreaterThan(1);
      }
    }
  },
);

test('the pleat of a lining is laid on no line', () => {
  const backs = drawn('knife').pieces.filter(({ id }) => id.startsWith('lining'));
  expect(backs.flatMap(pleatsOf)).toEqual([]);
});
