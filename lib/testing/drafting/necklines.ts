import { listingOf } from '@/lib/choices/catalogue';
import { OFF_SHOULDER } from '@/lib/choices/slots/neckline-front';
import { drawDraft } from '@/lib/drafting/draft';
import type { SizeName } from '@/lib/measurements/standard-sizes';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '../choose-in-turn';

const { slots } = listingOf('dress');
const CASED: readonly string[] = OFF_SHOULDER['neckline-front'];

/** Every neckline of a dress that is faced, front and back: one below the shoulders is turned in to a casing. */
export const FACED_NECKLINES = ['neckline-front', 'neckline-back'].flatMap((slot) =>
  (slots[slot]?.values ?? []).filter((value) => !CASED.includes(value)).map((value) => ({ slot, value })),
);

/** A dress with sleeves and one of them. */
export function dressWith({ slot, value }: (typeof FACED_NECKLINES)[number], size: SizeName): Draft {
  return drawDraft(chooseInTurn('dress', { [slot]: value, sleeve: 'set-in' }), STANDARD_SIZES[size]);
}
