import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const bagsOf = (pockets: string, inside: string) => {
  const draft = drawDraft(completeChoices('jacket', { pockets, inside }, {}), STANDARD_SIZES['40']);
  expect(breaches(check(draft))).toEqual([]);
  const bags = draft.pieces.filter(({ id }) => id.startsWith('pocket-bag'));
  return Object.fromEntries(bags.map(({ id, material }) => [id, material]));
};

it.each(['welt', 'flap', 'in-seam'])(
  'the hidden half of a %s pocket is lining where there is one',
  (pockets) => {
    expect(bagsOf(pockets, 'lining')).toEqual({ 'pocket-bag-upper': 'lining', 'pocket-bag-under': 'shell' });
    expect(bagsOf(pockets, 'facings')).toEqual({ 'pocket-bag-upper': 'shell', 'pocket-bag-under': 'shell' });
  },
);
