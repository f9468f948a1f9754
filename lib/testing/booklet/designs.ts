import { CATALOGUE } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import type { Choices, Garment } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';

/**
 * A garment's default with one option changed: every value of the catalogue is worn once, by the garments that have it
 * in turn. Values that make one design, as all that are offered first do, are one row.
 */
export function everyValueOnce(): { readonly name: string; readonly choices: Choices }[] {
  const designs = new Map<string, { readonly worn: string[]; readonly choices: Choices }>();
  [...wearersByValue()].forEach(([worn, { slot, value, garments }], i) => {
    const garment = garments[i % garments.length] as Garment;
    const { choices } = force(defaultChoices(garment), slot, value);
    const key = JSON.stringify(choices);
    const design = designs.get(key) ?? { worn: [garment], choices };
    design.worn.push(worn);
    designs.set(key, design);
  });
  return [...designs.values()].map(({ worn, choices }) => ({ name: worn.join(', '), choices }));
}

interface Wearers {
  readonly slot: string;
  readonly value: string;
  readonly garments: Garment[];
}

/** The garments that have each value, by its slot and name. */
function wearersByValue(): Map<string, Wearers> {
  const wearers = new Map<string, Wearers>();
  for (const [garment, { slots }] of Object.entries(CATALOGUE.garments))
    for (const [slot, { values }] of Object.entries(slots))
      for (const value of values) {
        const name = `${slot} ${value}`;
        const found = wearers.get(name) ?? { slot, value, garments: [] };
        found.garments.push(garment as Garment);
        wearers.set(name, found);
      }
  return wearers;
}

const drawn = new Map<string, Draft>();

/** Drawn once: what is worked out from a draft is kept with it. */
export function draftOf(choices: Choices, size: keyof typeof STANDARD_SIZES = '38'): Draft {
  const key = JSON.stringify([choices, size]);
  const draft = drawn.get(key) ?? drawDraft(choices, STANDARD_SIZES[size]);
  drawn.set(key, draft);
  return draft;
}

export interface Design {
  readonly name: string;
  readonly choices: Choices;
  readonly size: keyof typeof STANDARD_SIZES;
}

/** Choices made one after the other, as a person makes them: what one rules out goes. */
function designed(garment: Garment, options: Choices['options'], size: Design['size'] = '38'): Design {
  const made = Object.values(options).join(', ') || 'nothing special';
  return {
    name: `a ${garment} with ${made} in ${size}`,
    choices: chooseInTurn(garment, options),
    size,
  };
}

/** A few tops, for what is looked at often. */
export const TEST_DESIGNS: readonly Design[] = [
  designed('top', {}),
  designed('top', { sleeve: 'none' }, '52'),
  designed('top', { silhouette: 'straight', opening: 'none', sleeve: 'none', length: 'tunic' }, '44'),
  designed('top', { 'bust-shaping': 'waist-dart', 'neckline-front': 'v', 'neckline-back': 'v' }, '40'),
  designed('top', { 'sleeve-length': 'long', fit: 'loose', hem: '5-cm', 'seam-allowance': 'one-inch' }, '56'),
];

/** Designs as unlike each other as the catalogue allows. */
export const DESIGNS_APART: readonly Design[] = [
  designed('top', { sleeve: 'flutter', opening: 'wrap', 'neckline-front': 'wrap' }, '40'),
  designed(
    'top',
    {
      ...{ collar: 'shirt', 'sleeve-length': 'long', 'sleeve-finish': 'cuff', silhouette: 'straight' },
      ...{ pockets: 'patch', opening: 'front-buttons' },
    },
    '42',
  ),
  designed('top', {
    ...{ 'neckline-front': 'keyhole', sleeve: 'puff', 'sleeve-finish': 'elastic' },
    ...{ 'bust-shaping': 'french-dart', silhouette: 'peplum' },
  }),
  designed('top', { collar: 'funnel', sleeve: 'dropped', 'side-slit': 'sides', length: 'tunic' }, '54'),
  designed('dress', {
    ...{ 'waist-seam': 'natural', skirt: 'full-circle', 'neckline-front': 'sweetheart', sleeve: 'straps' },
    ...{ 'bust-shaping': 'princess-armhole' },
  }),
  designed(
    'dress',
    {
      ...{ collar: 'peter-pan', sleeve: 'bishop', 'sleeve-length': 'long', 'sleeve-finish': 'bracelet' },
      ...{ 'waist-seam': 'natural', skirt: 'pleated', inside: 'lining' },
    },
    '44',
  ),
  designed(
    'dress',
    {
      opening: 'none',
      fit: 'easy',
      'waist-seam': 'empire',
      skirt: 'tiered',
      'bust-shaping': 'gathered-yoke',
    },
    '48',
  ),
  designed(
    'dress',
    {
      ...{ 'neckline-front': 'square', sleeve: 'cap', belt: 'buckle' },
      ...{ 'waist-seam': 'natural', skirt: 'panelled' },
    },
    '36',
  ),
  designed(
    'dress',
    {
      ...{ collar: 'bow', belt: 'tie', sleeve: 'bell', 'waist-seam': 'natural' },
      ...{ skirt: 'gathered', ruffle: 'hem' },
    },
    '50',
  ),
  designed(
    'jacket',
    { pockets: 'flap', 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' },
    '40',
  ),
  designed(
    'jacket',
    { opening: 'double-breasted', pockets: 'welt', length: 'mid-thigh', belt: 'half-belt' },
    '46',
  ),
  designed('jacket', { collar: 'shawl', inside: 'facings', belt: 'tie', pockets: 'patch', length: 'knee' }),
  designed(
    'jacket',
    {
      ...{ opening: 'front-zip', collar: 'stand', inside: 'facings', sleeve: 'raglan' },
      ...{ 'sleeve-finish': 'bracelet', 'seam-allowance': 'five-eighths-inch' },
    },
    '42',
  ),
];
