import { ROUND } from './round';
import type { NecklineShape } from './shape';

/** A round neckline over a drop-shaped slit, which the opening cuts (METHODS §4). */
export const KEYHOLE_NECK: NecklineShape = { ...ROUND, id: 'keyhole', clearance: { front: 14, back: 12 } };
