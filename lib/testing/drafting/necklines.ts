import { listingOf } from '@/lib/choices/catalogue';
import { drawDraft } from '@/lib/drafting/draft';
import type { SizeName } from '@/lib/measurements/standard-sizes';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import type { Draft } from '@/lib/pattern/types';
import { chooseInTurn } from '../choose-in-turn';

const { slots } = listingOf('dress');

/** Every neckline of a dress, front and back. */
export const NECKLINES = ['neckline-front', 'neckline-back'].flatMap((slot) =>
  (slots[slot]?.values ?? []).map((value) => ({ slot, value })),
);

/** A dress with sleeves and one of them. */
export function dressWith({ slot, value }: (typeof NECKLINES)[number], size: SizeName): Draft {
  return drawDraft(chooseInTurn('dress', { [slot]: value, sleeve: 'set-in' }), STANDARD_SIZES[size]);
}
