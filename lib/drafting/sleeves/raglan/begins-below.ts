import type { Choices } from '@/lib/choices/types';
import { waitsForLapel } from '../../bust-shapings/waits-for-lapel';
import { hasLapel } from '../../collars/revers';

/** From the shoulder along the neckline to where the seam begins (METHODS §5.3: 3–5). */
const FREE = { front: 4, back: 3 };
/** In front under a lapel, which the collar lies over: 2 above the gorge, or above a dart that opens between them (METHODS §5.3). */
const UNDER_LAPEL = { plain: 2.5, darted: 1.2 };

/** How far from the shoulder the raglan seams of a garment begin in its neckline, cm. */
export function beginsBelow(choices: Choices): typeof FREE {
  if (!hasLapel(choices)) return FREE;
  return { ...FREE, front: waitsForLapel(choices) ? UNDER_LAPEL.darted : UNDER_LAPEL.plain };
}
