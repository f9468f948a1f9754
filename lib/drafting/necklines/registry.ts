import type { ValueOf } from '@/lib/choices/slots/registry';
import { CORNERED } from './cornered';
import { CURVED } from './curved';
import { HANGING } from './hanging';
import { POINTED } from './pointed';
import type { NecklineShape } from './shape';
import { SLANTING } from './slanting';

/** Neckline values of the catalogue, by their id: each stands with those drawn like it. */
export const NECKLINES: Readonly<Record<ValueOf<'neckline-front' | 'neckline-back'>, NecklineShape>> = {
  ...CURVED,
  ...POINTED,
  ...CORNERED,
  ...HANGING,
  ...SLANTING,
};
