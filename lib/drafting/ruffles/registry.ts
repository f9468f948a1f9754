import { HEM_RUFFLE } from './hem';
import { NECK_RUFFLE } from './neckline';
import type { Ruffle } from './ruffle';
import { SHOULDER_RUFFLE } from './shoulder';

/** Ruffles of the catalogue, by the edge they are sewn to. */
export const RUFFLES: Readonly<Record<string, Ruffle>> = Object.fromEntries(
  [HEM_RUFFLE, NECK_RUFFLE, SHOULDER_RUFFLE].map((ruffle) => [ruffle.id, ruffle]),
);
