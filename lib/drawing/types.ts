import type { Pair, PathCommand } from '@/lib/geometry/types';

/** Neutral drawing in centimetres, y upward: what svg and pdf both render. Plain data. */
export type Layer = 'sheet' | 'cut' | 'stitch' | 'marks' | 'text' | 'grid';

/** Named strokes; their width, dash and ink are one table in `styles.ts`. */
export type StrokeName =
  | 'cut'
  | 'cut-lining'
  | 'cut-interfacing'
  | 'cut-contrast'
  | 'stitch'
  | 'fold'
  | 'grain'
  | 'notch'
  | 'mark'
  | 'detail'
  | 'hairline'
  | 'grid'
  | 'grid-fine'
  | 'frame'
  | 'join'
  | 'measure'
  | 'outline'
  | 'seam'
  | 'topstitch'
  | 'highlight'
  | 'crease'
  | 'overcast'
  | 'stitches';

export type FillName =
  | 'none'
  | 'shell'
  | 'lining'
  | 'interfacing'
  | 'contrast'
  | 'trim'
  | 'shadow'
  | 'paper'
  | 'ink'
  | 'muted'
  | 'shade'
  | 'lining-shade'
  | 'highlight'
  | 'again'
  | 'pale';

export type FontName = 'sans' | 'sans-bold' | 'serif';

export type DrawingCommand = PathCommand | readonly ['Z'];

/** Lower left and upper right corner: x0, y0, x1, y1. */
export type Box = readonly [number, number, number, number];

/** How cloth lies: its thread turned from upright by so many degrees, counter-clockwise, about a point. */
export interface Grain {
  readonly turn: number;
  readonly about: Pair;
}

export interface Stroke {
  readonly kind: 'stroke';
  readonly layer: Layer;
  readonly path: readonly DrawingCommand[];
  readonly stroke: StrokeName | 'none';
  readonly fill?: FillName;
  /** How the cloth it is filled with lies; upright without it. */
  readonly grain?: Grain;
  /** What it shows (`front`, `front/side`): lets a screen highlight, animate and name it. */
  readonly id?: string;
  /** A second layer it belongs to, its material: shown only while both are on. */
  readonly group?: string;
}

export interface Text {
  readonly kind: 'text';
  readonly layer: Layer;
  /** Baseline point. */
  readonly at: Pair;
  readonly text: string;
  /** Height of the type (em) in cm. */
  readonly size: number;
  readonly font: FontName;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Degrees, counter-clockwise. */
  readonly angle?: number;
  readonly fill?: FillName;
  readonly group?: string;
}

export type Item = Stroke | Text;

export interface Drawing {
  /** Lower left and upper right of what must be shown. */
  readonly box: Box;
  readonly items: readonly Item[];
}

/** Translator handed to everything that writes words: message key and figures in, the reader's words out. */
export type Words = (key: string, figures?: Readonly<Record<string, number | string>>) => string;
