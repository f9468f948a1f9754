import { describe, expect, it } from 'vitest';
import type { Choices, Garment, RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { RUFFLES } from './registry';

function wearing(garment: Garment, options: RawOptions, sizes: Choices['sizes'] = {}): Choices {
  const choices = chooseInTurn(garment, options);
  return { ...choices, sizes: { ...choices.sizes, ...sizes } };
}

const body = STANDARD_SIZES['38'];

describe('ruffles', () => {
  it.each(Object.keys(RUFFLES))('%s holds every rule in every size, narrow and deep', (ruffle) => {
    for (const size of SIZE_NAMES)
      for (const width of [2, 8]) {
        const choices = wearing('top', { ruffle }, { 'ruffle-width': width });
        expect(breaches(check(drawDraft(choices, STANDARD_SIZES[size]))), `${size} ${width}`).toEqual([]);
      }
  });

  it.each(['hem', 'neckline'])('%s gathers 2 to 1 into its seam (METHODS §9, INVARIANTS C15)', (ruffle) => {
    const draft = drawDraft(wearing('dress', { ruffle }), body);
    expect(draft.seams.some(({ gather }) => gather === 2)).toBe(true);
    expect(check(draft).find(({ id }) => id === 'C15')).toMatchObject({ ok: true, applies: true });
  });

  it('a hem ruffle is a part of the length asked for', () => {
    const plain = drawDraft(wearing('top', { length: 'tunic' }), body);
    const ruffled = drawDraft(
      wearing('top', { length: 'tunic', ruffle: 'hem' }, { 'ruffle-width': 6 }),
      body,
    );
    const rise = (ruffled.construction.hemLevel ?? 0) - (plain.construction.hemLevel ?? 0);
    expect(rise).toBeCloseTo(6, 3);
  });

  it('the strip for a full circle is pieced so that each piece lies on the cloth (INVARIANTS A17)', () => {
    const options = { 'side-slit': 'none', 'waist-seam': 'natural', skirt: 'full-circle', ruffle: 'hem' };
    const context = measureDraft(drawDraft(wearing('dress', options), body));
    const strips = context.pieces.filter(({ id }) => id.startsWith('ruffle-'));
    expect(strips.length).toBeGreaterThan(2);
    for (const { seamLine } of strips) expect(seamLine.extent(1, 0)).toBeLessThanOrEqual(140);
  });

  it('a shoulder ruffle is twice the armhole between the notches, and runs out to nothing', () => {
    const draft = drawDraft(wearing('top', { ruffle: 'shoulder' }), body);
    const strip = measureDraft(draft).piece('shoulder-ruffle');
    const { armholeFront = 0, armholeBack = 0 } = draft.construction;
    const seam = 0.6 * armholeFront + 0.58 * armholeBack;
    expect(strip?.seamLine.extent(1, 0)).toBeCloseTo(2 * seam, 2);
    expect(strip?.seamLine.extent(0, 1)).toBeCloseTo(5, 1);
    const marks = draft.pieces.flatMap(({ internal }) => internal.filter(({ id }) => id === 'ruffle-end'));
    expect(marks).toHaveLength(2);
  });
});
