import type { Draft } from '@/lib/pattern/types';
import type { Cloth } from '@/lib/tryon/cloth/cloth';
import { tensionIn } from './tension-in';
import { type Zone, type ZoneName, zonesOf } from './zones';

/** How cloth lies on a zone: from what draws creases to what hangs away from her. */
type FitWord = 'pulls' | 'taut' | 'close' | 'easy' | 'roomy' | 'loose';

/** What a garment leaves in a zone, and how hard its cloth is drawn there. */
export interface ZoneFit extends Pick<Zone, 'name' | 'measurement' | 'body' | 'garment'> {
  /** What the garment measures more than she does, cm. */
  readonly ease: number;
  /** How hard its cloth is drawn, N/m. */
  readonly tension: number;
  readonly word: FitWord;
}

/**
 * Cloth is felt to be taut, and draws creases, from these forces on (H), N/m. In poplin a block with its own ease comes to
 * 28 at most, a very fitted one to 50, one worn with 4 cm too little across the back to 70 and 100.
 */
const TAUT = 45;
const PULLS = 65;

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

function wordFor(name: ZoneName, ease: number, tension: number): FitWord {
  const [least, easy, roomy, loose] = EASES[name];
  if (ease < least || tension >= PULLS) return 'pulls';
  if (tension >= TAUT) return 'taut';
  if (ease < easy) return 'close';
  if (ease < roomy) return 'easy';
  return ease < loose ? 'roomy' : 'loose';
}

/** The fit of a garment zone by zone, as far as it reaches and its cloth hangs there; `tensions` of its triangles, N/m. */
export function zoneFits(draft: Draft, cloth: Cloth, tensions: Float32Array): ZoneFit[] {
  return zonesOf(draft).flatMap((zone) => {
    const tension = tensionIn(cloth, tensions, zone);
    if (tension === undefined) return [];
    const { name, measurement, body, garment } = zone;
    const ease = garment - body;
    return [{ name, measurement, body, garment, ease, tension, word: wordFor(name, ease, tension) }];
  });
}
