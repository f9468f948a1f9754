import { BOAT } from './boat';
import { ROUND } from './round';
import { SCOOP } from './scoop';
import type { NecklineShape } from './shape';
import { SQUARE } from './square';
import { SWEETHEART } from './sweetheart';
import { V } from './v';

/** Neckline values of the catalogue, by their id. */
export const NECKLINES: Readonly<Record<string, NecklineShape>> = Object.fromEntries(
  [ROUND, SCOOP, V, SQUARE, BOAT, SWEETHEART].map((shape) => [shape.id, shape]),
);
