import { ARMHOLE_DART } from './armhole-dart';
import { FRENCH_DART } from './french-dart';
import { GATHERED_YOKE } from './gathered-yoke';
import { NECK_DART } from './neck-dart';
import { PRINCESS_ARMHOLE } from './princess-armhole';
import { PRINCESS_SHOULDER } from './princess-shoulder';
import type { BustShaping } from './shaping';
import { SHOULDER_DART } from './shoulder-dart';
import { SIDE_DART } from './side-dart';
import { WAIST_DART } from './waist-dart';

const ALL: readonly BustShaping[] = [
  SIDE_DART,
  FRENCH_DART,
  ARMHOLE_DART,
  SHOULDER_DART,
  NECK_DART,
  WAIST_DART,
  PRINCESS_ARMHOLE,
  PRINCESS_SHOULDER,
  GATHERED_YOKE,
];

/** Bust shapings of the catalogue, by their id. */
export const BUST_SHAPINGS: Readonly<Record<string, BustShaping>> = Object.fromEntries(
  ALL.map((shaping) => [shaping.id, shaping]),
);
