import type { ValueOf } from '@/lib/choices/slots/registry';
import { FLAP } from './flap';
import { IN_SEAM } from './in-seam';
import { CHEST, CHEST_LEFT, PATCH } from './patch';
import type { Pocket } from './pocket';
import { WELT } from './welt';

/** Pockets of the catalogue, by their id. */
export const POCKETS: Readonly<Record<Exclude<ValueOf<'pockets'>, 'none'>, Pocket>> = {
  'in-seam': IN_SEAM,
  patch: PATCH,
  welt: WELT,
  flap: FLAP,
  chest: CHEST,
  'chest-left': CHEST_LEFT,
};
