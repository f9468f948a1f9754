import { BOW } from './bow';
import type { Collar } from './collar';
import { FUNNEL } from './funnel';
import { NONE } from './none';
import { NOTCHED } from './notched';
import { PETER_PAN } from './peter-pan';
import { RUFFLE } from './ruffle';
import { SHAWL } from './shawl';
import { SHIRT } from './shirt';
import { STAND } from './stand';

/** Collars of the catalogue, by their id. */
export const COLLARS: Readonly<Record<string, Collar>> = Object.fromEntries(
  [NONE, STAND, SHIRT, PETER_PAN, BOW, RUFFLE, FUNNEL, SHAWL, NOTCHED].map((collar) => [collar.id, collar]),
);
