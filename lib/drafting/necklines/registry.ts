import { ROUND } from './round';
import type { NecklineShape } from './shape';
import { V } from './v';

/** Neckline values of the catalogue, by their id. */
export const NECKLINES: Readonly<Record<string, NecklineShape>> = { [ROUND.id]: ROUND, [V.id]: V };
