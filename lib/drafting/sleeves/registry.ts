import { BELL } from './bell';
import { BISHOP } from './bishop';
import { FLUTTER } from './flutter';
import { NONE } from './none';
import { PUFF } from './puff';
import { SET_IN } from './set-in';
import type { Sleeve } from './sleeve';

/** Sleeves of the catalogue, by their id. */
export const SLEEVES: Readonly<Record<string, Sleeve>> = Object.fromEntries(
  [NONE, SET_IN, PUFF, BISHOP, BELL, FLUTTER].map((sleeve) => [sleeve.id, sleeve]),
);
