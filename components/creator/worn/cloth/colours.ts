import type { Hex, Inks } from './prints';

/** Colours of cloth, and what is printed on each. */
export const CLOTH_COLOURS = {
  ecru: '#ece2cd',
  white: '#f7f6f2',
  black: '#2a2a2d',
  navy: '#2b3a5e',
  denim: '#4a6588',
  sky: '#a9c3d8',
  sage: '#9aa88a',
  forest: '#38543f',
  mustard: '#d2a03c',
  brick: '#b5523b',
  wine: '#722f3f',
  powder: '#e2b8ae',
} as const satisfies Readonly<Record<string, Hex>>;

export type ClothColour = keyof typeof CLOTH_COLOURS;
export const CLOTH_COLOUR_NAMES = Object.keys(CLOTH_COLOURS) as ClothColour[];

const ON_LIGHT: Inks = { ink: '#a8434a', second: '#35507f' };
const ON_DARK: Inks = { ink: '#f2ebdc', second: '#e3b7a0' };

/** What shows on a ground: dark colours on a light one, light ones on a dark one. */
export function inksOn(ground: Hex): Inks {
  return lightness(ground) > 0.55 ? ON_LIGHT : ON_DARK;
}

/** Between 0 and 1, as the eye weighs red, green and blue. */
function lightness(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255,
  );
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
