/** Width of a dart of `degrees` at the distance `reach` from its tip: 2·reach·sin(θ/2) (METHODS §4). */
export function dartWidth(degrees: number, reach: number): number {
  return 2 * reach * Math.sin((Math.abs(degrees) * Math.PI) / 360);
}

/** Angle in degrees of a dart `width` wide at the distance `reach` from its tip. Refuses a width over twice the reach. */
export function dartDegrees(width: number, reach: number): number {
  if (!(Math.abs(width) <= 2 * reach)) throw new RangeError('A dart cannot open wider than both its legs');
  return (2 * Math.asin(width / (2 * reach)) * 180) / Math.PI;
}
