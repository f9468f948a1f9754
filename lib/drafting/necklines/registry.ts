import type { ValueOf } from '@/lib/choices/slots/registry';
import { BOAT } from './boat';
import { KEYHOLE_NECK } from './keyhole';
import { ROUND } from './round';
import { SCOOP } from './scoop';
import type { NecklineShape } from './shape';
import { SQUARE } from './square';
import { SWEETHEART } from './sweetheart';
import { V } from './v';
import { WRAP_NECK } from './wrap';

/** Neckline values of the catalogue, by their id. */
export const NECKLINES: Readonly<Record<ValueOf<'neckline-front' | 'neckline-back'>, NecklineShape>> = {
  round: ROUND,
  scoop: SCOOP,
  v: V,
  square: SQUARE,
  boat: BOAT,
  sweetheart: SWEETHEART,
  keyhole: KEYHOLE_NECK,
  wrap: WRAP_NECK,
};
