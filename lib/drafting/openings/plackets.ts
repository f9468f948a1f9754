import type { Choices } from '@/lib/choices/types';
import { hasLapel } from '../collars/revers';
import type { ButtonRow } from './button-row';
import { buttonFor } from './buttons';
import type { Lap } from './lap';

/** A placket is twice its extension wide: both halves of it lie either side of the centre (METHODS §10: shirts 1.5–1.8). */
const USUAL_PLACKET = 3;

/**
 * Whether the edge is a band, held on its facing by stitching as far inside the centre as it reaches beyond. A lapel
 * would be stitched across, and a lining holds the facing by itself.
 */
export const isBand = (choices: Choices): boolean =>
  !hasLapel(choices) && choices.options.inside !== 'lining';

/** One row on the centre of a band as wide as the placket; the button as wide as its extension (METHODS §10). */
export function placketRow(face: Lap['face'], choices: Choices): ButtonRow {
  const extension = (choices.sizes['placket-width'] ?? USUAL_PLACKET) / 2;
  // Across a band a level hole would end on the stitching; a plain edge has room for it, and it holds better.
  const lie = isBand(choices) ? 'upright' : 'level';
  return { lap: { face, extension }, diameter: buttonFor(extension), column: 0, lie };
}
