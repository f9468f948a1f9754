import { BACK_BUTTONS } from './back-buttons';
import { BACK_KEYHOLE } from './back-keyhole';
import { BACK_ZIP } from './back-zip';
import { DOUBLE_BREASTED } from './double-breasted';
import { FRONT_BUTTONS } from './front-buttons';
import { FRONT_ZIP } from './front-zip';
import { HIDDEN_BUTTONS } from './hidden-buttons';
import { NONE } from './none';
import type { Opening } from './opening';
import { SIDE_ZIP } from './side-zip';
import { WRAP } from './wrap';

/** Openings of the catalogue, by their id. */
export const OPENINGS: Readonly<Record<string, Opening>> = Object.fromEntries(
  [
    NONE,
    BACK_ZIP,
    FRONT_BUTTONS,
    HIDDEN_BUTTONS,
    BACK_BUTTONS,
    BACK_KEYHOLE,
    SIDE_ZIP,
    FRONT_ZIP,
    DOUBLE_BREASTED,
    WRAP,
  ].map((opening) => [opening.id, opening]),
);
