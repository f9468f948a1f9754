/** A lower hem facing would turn out again with every step, cm (H). */
export const LEAST_FACING = 2.5;
/** Seam left between a hem facing and what lies across it above, cm. */
export const ABOVE_FACING = 0.5;
