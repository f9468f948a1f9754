/** Colours of cloth by name, `#rrggbb`. */
export const COLOURS = {
  white: '#f7f4ec',
  ecru: '#ebe0c9',
  oat: '#d6c5a4',
  sand: '#c8b28a',
  ochre: '#c18b36',
  rust: '#a94d2d',
  red: '#b52f2f',
  rose: '#d49a98',
  blush: '#ead0c5',
  plum: '#6a3452',
  sky: '#b4cbe0',
  blue: '#4069a6',
  indigo: '#3a5079',
  navy: '#2c3a5a',
  midnight: '#232c46',
  green: '#3f6f53',
  sage: '#a9b797',
  olive: '#767347',
  bottle: '#24503e',
  brown: '#775239',
  chocolate: '#553829',
  grey: '#94969c',
  charcoal: '#484b54',
  black: '#2e2e35',
} as const;

export type ColourName = keyof typeof COLOURS;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Red, green and blue of `#rrggbb` as shares of one. */
export function sharesOf(colour: string): readonly [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => value / 255);
  return [red, green, blue];
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** A colour moved toward another by a share of the way, both `#rrggbb`. */
export function mixed(colour: string, toward: string, share: number): string {
  const other = channels(toward);
  return `#${channels(colour)
    .map((value, i) => hex(value + ((other[i] ?? 0) - value) * share))
    .join('')}`;
}

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, 0 of black to 1 of white (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour is seen on another, 1 of equal ones to 21 of black on white (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}
