/** Edges of the mesh of a garment that is shown, cm. */
export const SHOWN_SPACING = 2;
