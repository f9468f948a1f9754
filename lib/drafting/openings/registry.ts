import { BACK_BUTTONS } from './back-buttons';
import { BACK_ZIP } from './back-zip';
import { DOUBLE_BREASTED } from './double-breasted';
import { FRONT_BUTTONS } from './front-buttons';
import { HIDDEN_BUTTONS } from './hidden-buttons';
import { NONE } from './none';
import type { Opening } from './opening';

/** Openings of the catalogue, by their id. */
export const OPENINGS: Readonly<Record<string, Opening>> = Object.fromEntries(
  [NONE, BACK_ZIP, FRONT_BUTTONS, HIDDEN_BUTTONS, BACK_BUTTONS, DOUBLE_BREASTED].map((opening) => [
    opening.id,
    opening,
  ]),
);
