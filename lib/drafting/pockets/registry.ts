import { FLAP } from './flap';
import { IN_SEAM } from './in-seam';
import { PATCH } from './patch';
import type { Pocket } from './pocket';
import { WELT } from './welt';

/** Pockets of the catalogue, by their id. */
export const POCKETS: Readonly<Record<string, Pocket>> = {
  [IN_SEAM.id]: IN_SEAM,
  [PATCH.id]: PATCH,
  [WELT.id]: WELT,
  [FLAP.id]: FLAP,
};
