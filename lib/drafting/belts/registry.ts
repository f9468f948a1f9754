import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Belt } from './belt';
import { BUCKLE } from './buckle';
import { HALF_BELT } from './half-belt';
import { TIE } from './tie';

/** Belts of the catalogue, by their id. */
export const BELTS: Readonly<Record<Exclude<ValueOf<'belt'>, 'none'>, Belt>> = {
  tie: TIE,
  buckle: BUCKLE,
  'half-belt': HALF_BELT,
};
