import type { ValueOf } from '@/lib/choices/slots/registry';
import { NONE } from './none';
import { PRINCESS } from './princess';
import type { BackShaping } from './shaping';
import { SHOULDER_DART } from './shoulder-dart';
import { WAIST_DARTS } from './waist-darts';
import { YOKE } from './yoke';
import { YOKE_BOX_PLEAT } from './yoke-box-pleat';
import { YOKE_GATHERS } from './yoke-gathers';

/** Back shapings of the catalogue, by their id. */
export const BACK_SHAPINGS: Readonly<Record<ValueOf<'back-shaping'>, BackShaping>> = {
  none: NONE,
  'waist-darts': WAIST_DARTS,
  'shoulder-dart': SHOULDER_DART,
  princess: PRINCESS,
  yoke: YOKE,
  'yoke-box-pleat': YOKE_BOX_PLEAT,
  'yoke-gathers': YOKE_GATHERS,
};
