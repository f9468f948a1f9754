import { BOAT } from './boat';
import { KEYHOLE_NECK } from './keyhole';
import { ROUND } from './round';
import { SCOOP } from './scoop';
import type { NecklineShape } from './shape';
import { SQUARE } from './square';
import { SWEETHEART } from './sweetheart';
import { V } from './v';
import { WRAP_NECK } from './wrap';

/** Neckline values of the catalogue, by their id. */
export const NECKLINES: Readonly<Record<string, NecklineShape>> = Object.fromEntries(
  [ROUND, SCOOP, V, SQUARE, BOAT, SWEETHEART, KEYHOLE_NECK, WRAP_NECK].map((shape) => [shape.id, shape]),
);
