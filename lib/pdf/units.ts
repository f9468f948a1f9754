const POINTS_PER_CM = 72 / 2.54;

/** Centimetres in PDF points. */
export const points = (cm: number): number => cm * POINTS_PER_CM;

/** A number as a PDF file writes it: to a hundredth of a point, 0.0035 mm. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (!Number.isFinite(rounded)) throw new RangeError('A figure of the drawing is not finite');
  return String(rounded === 0 ? 0 : rounded);
}

/** A length in centimetres written in points. */
export const pt = (cm: number): string => figure(cm * POINTS_PER_CM);
