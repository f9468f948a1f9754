import { BELL } from './bell';
import { BISHOP } from './bishop';
import { CAP_SLEEVE } from './cap-sleeve';
import { DROPPED } from './dropped';
import { FLUTTER } from './flutter';
import { KIMONO } from './kimono/kimono';
import { NONE } from './none';
import { PUFF } from './puff';
import { RAGLAN } from './raglan/raglan';
import { SET_IN } from './set-in';
import type { Sleeve } from './sleeve';
import { STRAPS } from './straps';
import { TWO_PIECE } from './two-piece/two-piece';

/** Sleeves of the catalogue, by their id. */
export const SLEEVES: Readonly<Record<string, Sleeve>> = Object.fromEntries(
  [NONE, SET_IN, PUFF, BISHOP, BELL, FLUTTER, TWO_PIECE, CAP_SLEEVE, DROPPED, STRAPS, RAGLAN, KIMONO].map(
    (sleeve) => [sleeve.id, sleeve],
  ),
);
