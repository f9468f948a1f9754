import { BACK_ZIP } from './back-zip';
import { NONE } from './none';
import type { Opening } from './opening';

/** Openings of the catalogue, by their id. */
export const OPENINGS: Readonly<Record<string, Opening>> = { [NONE.id]: NONE, [BACK_ZIP.id]: BACK_ZIP };
