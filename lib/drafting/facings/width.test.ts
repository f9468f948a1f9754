import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { dressWith, FACED_NECKLINES } from '@/lib/testing/drafting/necklines';
import { check } from '../checks/check';
import { drawDraft } from '../draft';

const NARROW = 'facing-narrow';

const widthsOf = (draft: Draft) => check(draft).find(({ id }) => id === 'C11');
const said = ({ notices }: Draft) => notices.map(({ code }) => code);
const sweetheart = (sizes: Choices['sizes']) => {
  const choices = chooseInTurn('dress', { 'neckline-front': 'sweetheart', sleeve: 'puff' });
  return drawDraft({ ...choices, sizes: { ...choices.sizes, ...sizes } }, STANDARD_SIZES['40']);
};

describe('the facing of a neckline', () => {
  it.each(FACED_NECKLINES)('$value ($slot) is 4 cm wide all along', (neckline) => {
    for (const size of ['34', '44', '56'] as const) {
      const draft = dressWith(neckline, size);
      expect(said(draft)).not.toContain(NARROW);
      expect(widthsOf(draft)).toMatchObject({ ok: true, applies: true });
    }
  });

  it('goes round the corner of a sweetheart that is clipped', () => {
    expect(said(sweetheart({}))).not.toContain(NARROW);
  });

  it.each(['34', '36'] as const)(
    'goes round the corner of a deep square above the bust dart (size %s)',
    (size) => {
      const asked = { 'neckline-front': 'square', opening: 'front-buttons' };
      for (const width of [2, 3.5]) {
        const sizes = { 'neckline-front-depth': 14, 'neckline-front-width': width };
        const draft = drawDraft(completeChoices('top', asked, sizes), STANDARD_SIZES[size]);
        expect(said(draft)).not.toContain(NARROW);
        expect(widthsOf(draft)).toMatchObject({ ok: true, applies: true });
      }
    },
  );

  it('is said to be narrow where the armhole leaves no room for it', () => {
    const draft = sweetheart({ 'neckline-front-width': 7 });
    expect(draft.notices).toContainEqual({ code: NARROW, figures: { width: expect.any(Number) } });
    expect(draft.notices.find(({ code }) => code === NARROW)?.figures.width).toBeLessThan(4);
    expect(widthsOf(draft)).toMatchObject({ ok: true });
  });
});
