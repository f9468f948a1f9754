import { NONE } from './none';
import { PRINCESS } from './princess';
import type { BackShaping } from './shaping';
import { SHOULDER_DART } from './shoulder-dart';
import { WAIST_DARTS } from './waist-darts';

/** Back shapings of the catalogue, by their id. */
export const BACK_SHAPINGS: Readonly<Record<string, BackShaping>> = Object.fromEntries(
  [NONE, WAIST_DARTS, SHOULDER_DART, PRINCESS].map((shaping) => [shaping.id, shaping]),
);
