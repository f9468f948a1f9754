import type { Light } from './types';

/** How skin takes the light beside a garment that is shown worn, on the screen and in its stills alike. */
export const SKIN_LIGHT: Light = { sheen: 0.05, gloss: 12, fuzz: 0.06, cover: 1 };
/** What is drawn out presses the skin in: it is drawn so far behind, cm. */
export const SKIN_BEHIND = 0.25;
/** The inside of a garment is darker by this, but never black: there cloth throws so much light on cloth. */
export const INSIDE = { darker: 0.72, thrown: 0.28 };
/** How much of what is behind them is covered by seams and by edges, and half their widths, pixels of the page. */
export const SEAM = { cover: 0.28, halfWidth: 0.5 };
export const EDGE = { cover: 0.5, halfWidth: 0.7 };
