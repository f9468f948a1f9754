import { INNER_YOKE } from '../back-yokes/inner-yoke';
import { BELT } from '../belts/belts';
import { BINDING } from '../binding/binding';
import { UNDER_BUST_SEAM } from '../bust-shapings/half-empire';
import { COLLAR } from '../collars/collars';
import { COWL } from '../cowl/cowl';
import { FACINGS } from '../facings/facings';
import { THROUGH_STRAPS } from '../facings/through-straps';
import { FACED_HEM } from '../hems/faced-hem';
import { HEM_SHAPES } from '../hems/hem-shapes';
import { HEMS } from '../hems/hems';
import { LINING } from '../lining/lining';
import { EDGE_CASING } from '../off-shoulder/edge-casing';
import { EDGE_TAPE } from '../one-shoulder/edge-tape';
import { HOOK_ABOVE_ZIP } from '../openings/hook-above-zip';
import { HOOK_ON_LAP } from '../openings/hook-on-lap';
import { SIDE_OPENING } from '../openings/side-zip';
import { POCKET } from '../pockets/pockets';
import { RUFFLE } from '../ruffles/ruffles';
import { SKIRTS } from '../skirts/skirts';
import { CAPE } from '../sleeves/cape/cape';
import { SLITS } from '../slits/slits';
import { ARMHOLE_TAPE } from '../tailoring/armhole-tape';
import { BACK_STAY } from '../tailoring/back-stay';
import { BAG_LINING } from '../tailoring/bag-lining';
import { COLLAR_STAY } from '../tailoring/collar-stay';
import { FRONT_STAY } from '../tailoring/front-stay';
import { HEM_STRIPS } from '../tailoring/hem-strips';
import { POCKET_TAPE } from '../tailoring/pocket-tape';
import { ROLL_TAPE } from '../tailoring/roll-tape';
import { SLEEVE_HEAD } from '../tailoring/sleeve-head';
import { WAIST_CASING } from '../waist-casings/waist-casing';
import type { Addition } from './addition';

/** Everything that is added to bodice, sleeves and opening, in the order in which one needs the other. */
export const ADDITIONS: readonly Addition[] = [
  SKIRTS,
  HEM_SHAPES,
  COLLAR,
  RUFFLE,
  FACINGS,
  SIDE_OPENING,
  BINDING,
  INNER_YOKE,
  COWL,
  EDGE_TAPE,
  HOOK_ABOVE_ZIP,
  HOOK_ON_LAP,
  CAPE,
  POCKET,
  WAIST_CASING,
  BELT,
  SLITS,
  FACED_HEM,
  HEMS,
  LINING,
  THROUGH_STRAPS,
  FRONT_STAY,
  COLLAR_STAY,
  HEM_STRIPS,
  BACK_STAY,
  ROLL_TAPE,
  ARMHOLE_TAPE,
  POCKET_TAPE,
  BAG_LINING,
  SLEEVE_HEAD,
  EDGE_CASING,
  UNDER_BUST_SEAM,
];
