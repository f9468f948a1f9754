import type { ValueOf } from '@/lib/choices/slots/registry';
import { ARMHOLE_DART } from './armhole-dart';
import { FRENCH_DART } from './french-dart';
import { GATHERED_YOKE } from './gathered-yoke';
import { GATHERS_UNDER_BUST } from './gathers-under-bust';
import { NECK_DART } from './neck-dart';
import { PRINCESS_ARMHOLE } from './princess-armhole';
import { PRINCESS_SHOULDER } from './princess-shoulder';
import type { BustShaping } from './shaping';
import { SHOULDER_DART } from './shoulder-dart';
import { SIDE_DART } from './side-dart';
import { WAIST_DART } from './waist-dart';

/** Bust shapings of the catalogue, by their id. */
export const BUST_SHAPINGS: Readonly<Record<ValueOf<'bust-shaping'>, BustShaping>> = {
  'side-dart': SIDE_DART,
  'french-dart': FRENCH_DART,
  'armhole-dart': ARMHOLE_DART,
  'shoulder-dart': SHOULDER_DART,
  'neck-dart': NECK_DART,
  'waist-dart': WAIST_DART,
  'princess-armhole': PRINCESS_ARMHOLE,
  'princess-shoulder': PRINCESS_SHOULDER,
  'gathered-yoke': GATHERED_YOKE,
  'gathers-under-bust': GATHERS_UNDER_BUST,
};
