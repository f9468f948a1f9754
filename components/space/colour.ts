export type Colour = readonly [red: number, green: number, blue: number];

/** `rgb(…)` as shares of one. */
export function toShares(rgb: string): Colour {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255];
}
