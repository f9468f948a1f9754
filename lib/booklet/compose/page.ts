/** A4 with a text area that also lies whole on US Letter: 21 × 27.94 leaves 0.9 cm above and below it. Cm. */
export const PAGE = { width: 21, height: 29.7 } as const;
export const MARGIN = { left: 2, right: 2, top: 2.1, bottom: 2.6 } as const;
export const COLUMN_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
export const TOP = PAGE.height - MARGIN.top;
export const BOTTOM = MARGIN.bottom;
export const COLUMN_HEIGHT = TOP - BOTTOM;
/** Baseline of the line at the foot of every page. */
export const FOOT = 1.75;
