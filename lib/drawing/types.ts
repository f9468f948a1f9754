/** Neutral drawing in centimetres, y upward: what svg and pdf both render. Plain data. */
import type { PathCommand } from '@/lib/geometry/types';

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
  | 'outline'
  | 'seam'
  | 'topstitch'
  | 'highlight';

export type FillName = 'none' | 'shell' | 'lining' | 'interfacing' | 'contrast' | 'paper' | 'ink' | 'shade' | 'highlight' | 'pale';

export type DrawingCommand = PathCommand | readonly ['Z'];

export interface Stroke {
  readonly kind: 'stroke';
  readonly layer: Layer;
  readonly path: readonly DrawingCommand[];
  readonly stroke: StrokeName | 'none';
  readonly fill?: FillName;
  /** What it shows (`front`, `front/side`): lets a screen highlight, animate and name it. */
  readonly id?: string;
}

export interface Text {
  readonly kind: 'text';
  readonly layer: Layer;
  /** Baseline point. */
  readonly at: readonly [number, number];
  readonly text: string;
  /** Height of the type (em) in cm. */
  readonly size: number;
  readonly font: 'sans' | 'sans-bold' | 'serif';
  readonly anchor: 'start' | 'middle' | 'end';
  /** Degrees, counter-clockwise. */
  readonly angle?: number;
  readonly fill?: FillName;
}

export type Item = Stroke | Text;

export interface Drawing {
  /** Lower left and upper right of what must be shown. */
  readonly box: readonly [number, number, number, number];
  readonly items: readonly Item[];
}

/** Translator handed to everything that writes words: message key and figures in, the reader's words out. */
export type Words = (key: string, figures?: Readonly<Record<string, number | string>>) => string;
