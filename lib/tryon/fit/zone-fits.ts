import type { Draft } from '@/lib/pattern/types';
import type { Worn } from '@/lib/tryon/try-on';
import { strainIn } from './strain-in';
import { type Zone, type ZoneName, zonesOf } from './zones';

/** How cloth lies on a zone: from what draws creases to what hangs away from her. */
type FitWord = 'pulls' | 'taut' | 'close' | 'easy' | 'roomy' | 'loose';

/** What a garment leaves in a zone, and how far its cloth is drawn out there. */
export interface ZoneFit extends Pick<Zone, 'name' | 'measurement' | 'body' | 'garment'> {
  /** What the garment measures more than she does, cm. */
  readonly ease: number;
  /** As a share of its length. */
  readonly strain: number;
  readonly word: FitWord;
}

/**
 * Cloth that does not stretch is felt to be taut at half a hundredth and draws creases at one (H): a block with its own ease
 * comes to 0.05 to 0.5 % on ten figures, one worn with 4 cm too little across the back to 1.2 %.
 */
const TAUT = 0.006;
const PULLS = 0.01;

/** Least ease to move in, and from which ease on it is easy, roomy and loose, cm: between the rows of METHODS §2. */
const EASES: Readonly<
  Record<ZoneName, readonly [least: number, easy: number, roomy: number, loose: number]>
> = {
  bust: [2, 8, 12, 17],
  waist: [0.5, 5, 8.5, 14.5],
  hip: [1, 5.5, 8, 13],
  back: [-1, 0.5, 1.5, 2.2],
  chest: [-1, 0.3, 1, 2],
  arm: [2, 4.5, 6, 8.5],
};

function wordFor(name: ZoneName, ease: number, strain: number): FitWord {
  const [least, easy, roomy, loose] = EASES[name];
  if (ease < least || strain >= PULLS) return 'pulls';
  if (strain >= TAUT) return 'taut';
  if (ease < easy) return 'close';
  if (ease < roomy) return 'easy';
  return ease < loose ? 'roomy' : 'loose';
}

/** The fit of a garment zone by zone, as far as it reaches and its cloth hangs there. */
export function zoneFits(draft: Draft, { cloth, strains }: Worn): ZoneFit[] {
  return zonesOf(draft).flatMap((zone) => {
    const strain = strainIn(cloth, strains, zone);
    if (strain === undefined) return [];
    const { name, measurement, body, garment } = zone;
    const ease = garment - body;
    return [{ name, measurement, body, garment, ease, strain, word: wordFor(name, ease, strain) }];
  });
}
