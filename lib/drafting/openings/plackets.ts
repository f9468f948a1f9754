import type { Choices } from '@/lib/choices/types';
import type { ButtonRow } from './button-row';
import { buttonFor } from './buttons';
import type { Lap } from './lap';

/** A placket is twice its extension wide: both halves of it lie either side of the centre (METHODS §10: shirts 1.5–1.8). */
const USUAL_PLACKET = 3;

/** One row on the centre of a band as wide as the placket; the button as wide as its extension (METHODS §10). */
export function placketRow(face: Lap['face'], { sizes }: Choices): ButtonRow {
  const extension = (sizes['placket-width'] ?? USUAL_PLACKET) / 2;
  return { lap: { face, extension }, diameter: buttonFor(extension), column: 0 };
}
