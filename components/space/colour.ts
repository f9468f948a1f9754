export type Colour = readonly [red: number, green: number, blue: number];

/** `rgb(…)` as shares of one. */
export function toShares(rgb: string): Colour {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255];
}

/** `#rrggbb` as shares of one. */
export function hexShares(hex: string): Colour {
  const share = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [share(1), share(3), share(5)];
}
