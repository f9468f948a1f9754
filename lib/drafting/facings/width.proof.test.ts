import { describe, expect, it } from 'vitest';
import { listingOf } from '@/lib/choices/catalogue';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { check } from '../checks/check';
import { drawDraft } from '../draft';

const { slots } = listingOf('dress');
const SHAPES = ['neckline-front', 'neckline-back'].flatMap((slot) =>
  (slots[slot]?.values ?? []).map((value) => ({ slot, value })),
);
const NARROW = 'facing-narrow';

const widthsOf = (draft: Draft) => check(draft).find(({ id }) => id === 'C11');
const said = ({ notices }: Draft) => notices.map(({ code }) => code);

describe('the facing of a neckline', () => {
  it.each(SHAPES)('$value ($slot) is 4 cm wide all along, in every size', ({ slot, value }) => {
    for (const size of SIZE_NAMES) {
      const draft = drawDraft(
        chooseInTurn('dress', { [slot]: value, sleeve: 'set-in' }),
        STANDARD_SIZES[size],
      );
      expect(said(draft)).not.toContain(NARROW);
      expect(widthsOf(draft)).toMatchObject({ ok: true, applies: true });
    }
  });
});
