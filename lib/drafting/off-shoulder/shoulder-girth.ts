import type { Body } from '@/lib/measurements/names';
import { shouldersGirth } from '../passage';

/** An elastic is so much of the girth over both arms that it lies round (METHODS §4). */
export const DRAWN = 0.86;
/** The edge laid flat against it: all of it that is gathered is gathered over the arms (METHODS §4: 1.3–1.6). */
const FULLNESS = 1.33;

/** What the upper edge is drawn in to below the shoulders, cm. */
export const drawnEdge = (body: Body): number => DRAWN * shouldersGirth(body);

/** Length of the whole upper edge laid flat, cm. */
export const flatEdge = (body: Body): number => FULLNESS * drawnEdge(body);
