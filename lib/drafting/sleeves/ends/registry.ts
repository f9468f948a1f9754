import type { ValueOf } from '@/lib/choices/slots/registry';
import type { ArmEnd } from './arm-end';
import { BRACELET } from './bracelet';
import { CUFF } from './cuff';
import { ELASTIC } from './elastic';
import { HEM } from './hem';
import { RUFFLE } from './ruffle';

/** Ways to end a sleeve, by their id in the catalogue. */
export const ARM_ENDS: Readonly<Record<ValueOf<'sleeve-finish'>, ArmEnd>> = {
  hem: HEM,
  cuff: CUFF,
  bracelet: BRACELET,
  ruffle: RUFFLE,
  elastic: ELASTIC,
};
