import type { FillName, StrokeName } from './types';

/** How a stroke is drawn: width and dashes in cm, ink as `#rrggbb`. */
export interface StrokeStyle {
  readonly width: number;
  readonly dash?: readonly number[];
  readonly ink: string;
  readonly cap?: 'butt' | 'round';
}

export interface Theme {
  readonly strokes: Readonly<Record<StrokeName, StrokeStyle>>;
  readonly fills: Readonly<Record<Exclude<FillName, 'none'>, string>>;
}

export type ThemeName = 'print' | 'projector' | 'screen';

/** What drawings lie on, on a screen and in a mail. */
export const PAPER = '#fffdf8';
const INK = '#1e2430';
const BLACK = '#000000';
const RED = '#c23b2c';

/** PDF.md: the cut line is the heaviest, 0.7 mm, more than twice any other line; stitching 0.3 mm dashed; materials differ by dashes. */
const print: Theme['strokes'] = {
  cut: { width: 0.07, ink: BLACK },
  'cut-lining': { width: 0.07, dash: [0.9, 0.15], ink: BLACK },
  'cut-interfacing': { width: 0.07, dash: [0.6, 0.14, 0.07, 0.14], ink: BLACK },
  'cut-contrast': { width: 0.07, dash: [0.6, 0.12, 0.07, 0.12, 0.07, 0.12], ink: BLACK },
  stitch: { width: 0.03, dash: [0.3, 0.2], ink: BLACK },
  fold: { width: 0.03, ink: BLACK },
  grain: { width: 0.025, ink: BLACK },
  notch: { width: 0.035, ink: BLACK },
  mark: { width: 0.025, ink: BLACK },
  detail: { width: 0.02, dash: [0.5, 0.15, 0.08, 0.15], ink: BLACK },
  hairline: { width: 0.015, ink: '#7a7f8a' },
  grid: { width: 0.02, ink: '#8a8f99' },
  'grid-fine': { width: 0.01, ink: '#b4b8c0' },
  frame: { width: 0.015, ink: '#5b6270' },
  join: { width: 0.02, ink: BLACK },
  measure: { width: 0.02, ink: BLACK },
  outline: { width: 0.045, ink: INK, cap: 'round' },
  seam: { width: 0.028, ink: INK, cap: 'round' },
  topstitch: { width: 0.02, dash: [0.1, 0.07], ink: INK },
  highlight: { width: 0.09, ink: RED, cap: 'round' },
  crease: { width: 0.06, dash: [0.22, 0.14], ink: RED },
  overcast: { width: 0.04, ink: RED, cap: 'round' },
  stitches: { width: 0.045, dash: [0.1, 0.1], ink: '#ffffff' },
};

const thinner = (name: 'cut' | 'cut-lining' | 'cut-interfacing' | 'cut-contrast'): StrokeStyle => ({
  ...print[name],
  width: 0.05,
});

/** On a screen pieces are shown small, and their lines as wide as they are here: nobody cuts along them. */
const screen: Theme['strokes'] = {
  ...print,
  cut: thinner('cut'),
  'cut-lining': thinner('cut-lining'),
  'cut-interfacing': thinner('cut-interfacing'),
  'cut-contrast': thinner('cut-contrast'),
};

/** A projected line is seen from a metre away on cloth: cut line 2.5 mm, all others 1.2 mm, pure black. */
const projected = (style: StrokeStyle, width: number): StrokeStyle => ({
  ...style,
  width,
  ...(style.dash ? { dash: style.dash.map((length) => length * 3) } : {}),
  ink: BLACK,
});

const projector = Object.fromEntries(
  Object.entries(print).map(([name, style]) => [
    name,
    projected(style, name.startsWith('cut') ? 0.25 : 0.12),
  ]),
) as unknown as Theme['strokes'];

const paperFills: Theme['fills'] = {
  shell: '#efe6d2',
  lining: '#dbe5d7',
  interfacing: '#e4e4e8',
  contrast: '#f0dcd2',
  trim: '#efe6d2',
  shadow: '#e3d8bf',
  paper: '#ffffff',
  ink: BLACK,
  muted: '#5b6270',
  shade: '#d9cdb4',
  'lining-shade': '#c2d0bd',
  highlight: RED,
  again: '#f0b4aa',
  pale: '#e2e4e8',
};

/** The grid of a projector file is the one thing kept lighter than the drawing it lies under. */
const gridded: Theme['strokes'] = {
  ...projector,
  grid: { width: 0.12, ink: '#7f7f7f' },
  'grid-fine': { width: 0.05, ink: '#c4c4c4' },
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  print: { strokes: print, fills: paperFills },
  projector: { strokes: gridded, fills: { ...paperFills, muted: BLACK } },
  screen: { strokes: screen, fills: { ...paperFills, ink: INK } },
};
