import type { ValueOf } from '@/lib/choices/slots/registry';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import type { Choices } from '@/lib/choices/types';
import { chosen } from '../../garments/chosen';
import type { ArmEnd } from './arm-end';
import { BRACELET } from './bracelet';
import { CUFF } from './cuff';
import { drawnRuffle } from './drawn-ruffle';
import { ELASTIC } from './elastic';
import { HEM } from './hem';
import { NARROW_BAND } from './narrow-band';
import { RUFFLE } from './ruffle';

/** Ways to end a sleeve, by their id in the catalogue. */
export const ARM_ENDS: Readonly<Record<ValueOf<'sleeve-finish'>, ArmEnd>> = {
  hem: HEM,
  cuff: CUFF,
  bracelet: BRACELET,
  ruffle: RUFFLE,
  elastic: ELASTIC,
};

/** How the sleeve chosen ends: as chosen, but that gathers are never only folded up, or sewn to a strip that holds none. */
export function armEnd(choices: Choices): ArmEnd {
  const { options } = choices;
  const end = chosen(ARM_ENDS, options['sleeve-finish']);
  if (!chosen(SLEEVE.values, options.sleeve).gathered) return end;
  if (end === HEM) return NARROW_BAND;
  return end === RUFFLE ? drawnRuffle(RUFFLE.depth(choices)) : end;
}
