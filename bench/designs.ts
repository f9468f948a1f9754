import { GARMENTS } from '@/lib/choices/catalogue';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';

export interface Design {
  readonly name: string;
  readonly choices: Choices;
}

/** What is measured: each garment as it is offered, and a top with everything a top can have. */
export const DESIGNS: readonly Design[] = [
  ...GARMENTS.map((garment) => ({ name: garment, choices: defaultChoices(garment) })),
  {
    name: 'top long-sleeved V',
    choices: completeChoices('top', { 'sleeve-length': 'long', 'neckline-front': 'v', length: 'tunic' }, {}),
  },
];
