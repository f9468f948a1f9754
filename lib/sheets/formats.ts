/** The six ways a pattern is handed over. Sizes in cm; see PDF.md for where they come from. */

export const FORMAT_NAMES = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** Pages that are stuck together, each with a frame. */
export interface TiledFormat {
  readonly kind: 'tiled';
  readonly page: readonly [width: number, height: number];
  readonly frame: readonly [width: number, height: number];
}

/** Pages for a plotter, with their title above the pieces. `page[1]` is the longest a page may be. */
export interface PlottedFormat {
  readonly kind: 'plotted';
  readonly page: readonly [width: number, height: number];
  readonly margin: number;
  /** As long as it has to be, in whole centimetres, rather than always the full page. */
  readonly roll: boolean;
}

/** One page without furniture to be projected onto cloth. */
interface ProjectedFormat {
  readonly kind: 'projected';
  readonly grid: boolean;
}

export type Format = TiledFormat | PlottedFormat | ProjectedFormat;

/** Longest side of a page that every tool opens: 500 cm, under the 14,400 points of the format. */
export const LONGEST_PAGE = 500;

const FORMATS: Readonly<Record<FormatName, Format>> = {
  a4: { kind: 'tiled', page: [21, 29.7], frame: [19, 27.7] },
  a3: { kind: 'tiled', page: [29.7, 42], frame: [27.7, 40] },
  a0: { kind: 'plotted', page: [84.1, 118.9], margin: 1, roll: false },
  'a0-long': { kind: 'plotted', page: [84.1, LONGEST_PAGE], margin: 1, roll: true },
  'projector-grid': { kind: 'projected', grid: true },
  projector: { kind: 'projected', grid: false },
};

/** English readers may print on US Letter (21.59 × 27.94): a frame 25.9 cm high fits both papers. */
const LETTER_SAFE: TiledFormat = { kind: 'tiled', page: [21, 29.7], frame: [19, 25.9] };

/** Whether what is on the page survives on US Letter. */
export const isLetterSafe = (format: TiledFormat): boolean => format === LETTER_SAFE;

/** The format as this reader's paper wants it. */
export function formatFor(name: FormatName, locale: string): Format {
  return name === 'a4' && locale.startsWith('en') ? LETTER_SAFE : FORMATS[name];
}
