import type { Belt } from './belt';
import { BUCKLE } from './buckle';
import { HALF_BELT } from './half-belt';
import { TIE } from './tie';

/** Belts of the catalogue, by their id. */
export const BELTS: Readonly<Record<string, Belt>> = {
  [TIE.id]: TIE,
  [BUCKLE.id]: BUCKLE,
  [HALF_BELT.id]: HALF_BELT,
};
