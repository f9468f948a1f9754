import { lastOf } from '@/lib/geometry/sequence';

/** Lengths sold, cm (METHODS §10). */
const STOCK = [16, 18, 20, 22, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70];
const SEPARATING = [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80];

/** What an invisible zip loses at its slider (METHODS §10, after Coats). */
const INVISIBLE_LOSS = 2.5;

/** The shortest invisible zip that opens by `opening` cm; nothing when none is sold that long. */
export function invisibleZip(opening: number): number | undefined {
  return STOCK.find((length) => length >= opening + INVISIBLE_LOSS);
}

/** The shortest separating zip of at least `length` cm; what is too long is cut off at the top. */
export function separatingZip(length: number): number | undefined {
  return SEPARATING.find((stock) => stock >= length);
}

/** Most an invisible zip can open. */
export const LONGEST_OPENING = lastOf(STOCK) - INVISIBLE_LOSS;
