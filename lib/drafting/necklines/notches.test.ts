import { describe, expect, it } from 'vitest';
import { listingOf } from '@/lib/choices/catalogue';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { check } from '../checks/check';
import { drawDraft } from '../draft';

const { slots } = listingOf('dress');
const CASES = ['neckline-front', 'neckline-back'].flatMap((slot) =>
  (slots[slot]?.values ?? []).flatMap((value) =>
    ['none', 'set-in'].map((sleeve) => ({ slot, value, sleeve })),
  ),
);

describe('the notches of a neckline', () => {
  it.each(CASES)('$slot $value, sleeve $sleeve, are drawn on their pieces', ({ slot, value, sleeve }) => {
    const choices = chooseInTurn('dress', { sleeve, [slot]: value });
    expect(choices.options[slot]).toBe(value);
    const result = check(drawDraft(choices, STANDARD_SIZES['40'])).find(({ id }) => id === 'A15');
    expect(result).toMatchObject({ ok: true, applies: true });
  });
});
