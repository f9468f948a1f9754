import type { GarmentContext } from '../garments/addition';
import type { LiningBody } from './body';
import { RAISED } from './room';
import { type LiningSleeve, liningSleeve } from './sleeves';

/** How much higher than the garment's the underarm of a lining lies, and less where no sleeve fits that (METHODS §7), cm. */
const HIGHER = [RAISED, 0.8, 0.4];
const AS_THE_GARMENT = 0;

/** Front and back of a lining with the sleeve that fits them: the underarm as high as its sleeve lets it. */
export function withLiningSleeve<T extends LiningBody>(
  context: GarmentContext,
  draw: (raised: number) => T,
): { readonly lining: T; readonly sleeve: LiningSleeve } {
  for (const raised of HIGHER) {
    const lining = draw(raised);
    const sleeve = liningSleeve(context, lining, true);
    if (sleeve !== 'deepen-armhole') return { lining, sleeve };
  }
  const lining = draw(AS_THE_GARMENT);
  const sleeve = liningSleeve(context, lining, false);
  if (sleeve === 'deepen-armhole') throw new Error('The lining of a sleeve that fits fits its armhole');
  return { lining, sleeve };
}
