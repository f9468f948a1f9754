/** Widths cloth is sold in, cm. */
export const CLOTH_WIDTHS = [90, 110, 140, 150] as const;
export type ClothWidth = (typeof CLOTH_WIDTHS)[number];

/** The width most bolts have: cloth is reckoned for it until another is chosen. */
export const USUAL_WIDTH: ClothWidth = 140;
