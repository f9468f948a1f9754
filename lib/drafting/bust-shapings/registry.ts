import type { BustShaping } from './shaping';
import { SIDE_DART } from './side-dart';
import { WAIST_DART } from './waist-dart';

/** Bust shapings of the catalogue, by their id. */
export const BUST_SHAPINGS: Readonly<Record<string, BustShaping>> = {
  [SIDE_DART.id]: SIDE_DART,
  [WAIST_DART.id]: WAIST_DART,
};
