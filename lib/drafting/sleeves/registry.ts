import { NONE } from './none';
import { SET_IN } from './set-in';
import type { Sleeve } from './sleeve';

/** Sleeves of the catalogue, by their id. */
export const SLEEVES: Readonly<Record<string, Sleeve>> = { [NONE.id]: NONE, [SET_IN.id]: SET_IN };
