import { CATALOGUE } from '@/lib/choices/catalogue';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import type { Choices, Garment } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import type { Draft } from '@/lib/drafting/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';

/** A garment's default with one option changed: every value of the catalogue is worn at least once. */
export function everyValueOnce(): { readonly name: string; readonly choices: Choices }[] {
  return Object.entries(CATALOGUE.garments).flatMap(([garment, { slots }]) => {
    const plain = defaultChoices(garment as Garment);
    return Object.entries(slots).flatMap(([slot, { values }]) =>
      values.map((value) => ({
        name: `${garment}: ${slot} ${value}`,
        choices: force(plain, slot, value).choices,
      })),
    );
  });
}

const drawn = new Map<string, Draft>();

/** Drawn once: what is worked out from a draft is kept with it. */
export function draftOf(choices: Choices, size: keyof typeof STANDARD_SIZES = '38'): Draft {
  const key = JSON.stringify([choices, size]);
  const draft = drawn.get(key) ?? drawDraft(choices, STANDARD_SIZES[size]);
  drawn.set(key, draft);
  return draft;
}

interface Design {
  readonly name: string;
  readonly choices: Choices;
  readonly size: keyof typeof STANDARD_SIZES;
}

const top = (options: Choices['options'], size: Design['size'] = '38'): Design => ({
  name: `a top with ${Object.values(options).join(', ') || 'nothing special'} in ${size}`,
  choices: Object.entries(options).reduce(
    (choices, [slot, value]) => force(choices, slot, value).choices,
    defaultChoices('top'),
  ),
  size,
});

/** Designs as unlike each other as the catalogue allows. */
export const TEST_DESIGNS: readonly Design[] = [
  top({}),
  top({ sleeve: 'none' }, '52'),
  top({ silhouette: 'straight', opening: 'none', sleeve: 'none', length: 'tunic' }, '44'),
  top({ 'bust-shaping': 'waist-dart', 'neckline-front': 'v', 'neckline-back': 'v' }, '40'),
  top({ 'sleeve-length': 'long', fit: 'loose', hem: '5-cm', 'seam-allowance': 'one-inch' }, '56'),
];
