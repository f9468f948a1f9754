import type { ValueOf } from '@/lib/choices/slots/registry';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import type { Choices } from '@/lib/choices/types';
import { chosen } from '../../garments/chosen';
import type { ArmEnd } from './arm-end';
import { BRACELET } from './bracelet';
import { CUFF } from './cuff';
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

/** How the sleeve chosen ends: as chosen, but that gathers are never only folded up. */
export function armEnd({ options }: Choices): ArmEnd {
  const end = chosen(ARM_ENDS, options['sleeve-finish']);
  return end === HEM && chosen(SLEEVE.values, options.sleeve).gathered ? NARROW_BAND : end;
}
