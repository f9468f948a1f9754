import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { FABRICS } from '@/lib/fabrics/fabrics';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { formOfBody } from '@/lib/testing/drafting/tried-on';
import { classics } from '@/lib/testing/hang/classics';
import type { Form } from '@/lib/tryon/form';
import { stuffOf } from '@/lib/tryon/stuff';
import { tryOn } from '@/lib/tryon/try-on';
import { type ZoneFit, zoneFits } from './zone-fits';

const BODY = STANDARD_SIZES['40'];
const draft = drawDraft(defaultChoices('top'), BODY);

const POPLIN = FABRICS.poplin;

/** A design in poplin on a body, zone by zone. */
function fitsOn(draft: Draft, form: Form): ZoneFit[] {
  const worn = tryOn(draft, form, 3, stuffOf(POPLIN));
  if ('unhung' in worn) throw new Error(`Not hung: ${worn.unhung}`);
  return zoneFits(
    draft,
    worn.cloth,
    worn.strains.map((strain) => strain * POPLIN.stretch.weft),
  );
}

/** The words of a top of size 40 on a body, zone by zone. */
function wordsOn(body: typeof BODY): Record<string, string> {
  return Object.fromEntries(fitsOn(draft, formOfBody(body)).map(({ name, word }) => [name, word]));
}

it('nothing pulls in a top on the body it was drafted for', () => {
  expect(wordsOn(BODY)).toMatchObject({ bust: 'easy', waist: 'easy', hip: 'easy', arm: 'easy' });
  expect(Object.values(wordsOn(BODY))).not.toContain('pulls');
});

it('the back does not give where she is 4 cm wider across it, the hips do', () => {
  const { back, hip } = wordsOn({ ...BODY, backWidth: BODY.backWidth + 4 });
  expect(['taut', 'pulls']).toContain(back);
  expect(hip).toBe('easy');
});

/** Classics that lie on her at the bust when they are cut close: with 10 cm of ease there is room for 4 more. */
const CLOSE = [
  'classic-shirt',
  'fifties-side-zip-circle',
  'circle-with-pockets',
  'tiered-with-pockets',
  'shirt-dress',
  'sheath-side-zip',
  'peplum-side-zip',
  'lined-sundress-straps-back-zip',
  'sleeveless-sheath-lined-vent',
  'high-low-circle',
  'milkmaid',
  'faced-hem-princess',
];

/** What rides up over a fuller bust draws a little at the hip: a third of what is felt there, N/m. */
const UNFELT = 15;

type Tensions = Readonly<Record<'bust' | 'hip', number>>;

/** How hard cloth is drawn at bust and hip, N/m; not at all where it does not reach. */
function tensionsOf(fits: readonly ZoneFit[]): Tensions {
  const at = (zone: string) => fits.find(({ name }) => name === zone)?.tension ?? 0;
  return { bust: at('bust'), hip: at('hip') };
}

describe('on a body with 4 cm more bust', () => {
  const [own, fuller] = [BODY, { ...BODY, bustCircumference: BODY.bustCircumference + 4 }].map(
    formOfBody,
  ) as [Form, Form];

  it.each(CLOSE)('%s is drawn at the bust, and not at the hip', (id) => {
    const choices = classics().find((classic) => classic.id === id)?.choices as Choices;
    const design = drawDraft({ ...choices, options: { ...choices.options, fit: 'fitted' } }, BODY);
    const [before, after] = [own, fuller].map((form) => tensionsOf(fitsOn(design, form))) as [
      Tensions,
      Tensions,
    ];
    expect(after.bust / before.bust).toBeGreaterThan(1.6);
    expect(after.hip - before.hip).toBeLessThan(UNFELT);
  });
});
