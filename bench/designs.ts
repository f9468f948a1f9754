import { GARMENTS } from '@/lib/choices/catalogue';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { chooseInTurn } from '@/lib/testing/choose-in-turn';

export interface Design {
  readonly name: string;
  readonly choices: Choices;
}

/** What is measured: each garment as it is offered, a top with everything a top can have, and the fullest dresses. */
export const DESIGNS: readonly Design[] = [
  ...GARMENTS.map((garment) => ({ name: garment, choices: defaultChoices(garment) })),
  {
    name: 'top long-sleeved V',
    choices: completeChoices('top', { 'sleeve-length': 'long', 'neckline-front': 'v', length: 'tunic' }, {}),
  },
  {
    name: 'dress, a shirt',
    choices: chooseInTurn('dress', {
      ...{ opening: 'front-buttons', collar: 'shirt', 'waist-seam': 'natural', skirt: 'gathered' },
      ...{ 'sleeve-length': 'long', 'sleeve-finish': 'cuff', pockets: 'in-seam' },
    }),
  },
  {
    name: 'dress, lined, princess to the floor',
    choices: chooseInTurn('dress', {
      ...{ 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' },
      ...{ length: 'floor', 'sleeve-length': 'long', inside: 'lining' },
    }),
  },
  {
    name: 'dress, lined, pleated',
    choices: chooseInTurn('dress', { 'waist-seam': 'natural', skirt: 'pleated', inside: 'lining' }),
  },
];
