import type { ValueOf } from '@/lib/choices/slots/registry';
import { BELL } from './bell';
import { BISHOP } from './bishop';
import { CAP_SLEEVE } from './cap-sleeve';
import { CAPE_SLEEVE } from './cape/cape-sleeve';
import { DROPPED } from './dropped';
import { FLUTTER } from './flutter';
import { HALTER } from './halter/halter';
import { KIMONO } from './kimono/kimono';
import { NONE } from './none';
import { PLEATED_HEAD } from './pleated-head';
import { PUFF } from './puff';
import { RAGLAN } from './raglan/raglan';
import { SET_IN } from './set-in';
import type { Sleeve } from './sleeve';
import { STRAPS } from './straps';
import { THIN_STRAPS, TIED_STRAPS } from './thin-straps/thin-straps';
import { TULIP } from './tulip/tulip';
import { TWO_PIECE } from './two-piece/two-piece';

/** Sleeves of the catalogue, by their id. */
export const SLEEVES: Readonly<Record<ValueOf<'sleeve'>, Sleeve>> = {
  none: NONE,
  'set-in': SET_IN,
  puff: PUFF,
  'pleated-head': PLEATED_HEAD,
  bishop: BISHOP,
  bell: BELL,
  flutter: FLUTTER,
  tulip: TULIP,
  'two-piece': TWO_PIECE,
  cap: CAP_SLEEVE,
  cape: CAPE_SLEEVE,
  dropped: DROPPED,
  straps: STRAPS,
  'thin-straps': THIN_STRAPS,
  'tied-straps': TIED_STRAPS,
  halter: HALTER,
  raglan: RAGLAN,
  kimono: KIMONO,
};
