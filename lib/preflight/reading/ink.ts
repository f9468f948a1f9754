import type { Box } from '@/lib/drawing/types';
import type { Motion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';

/** A stroke of the pen, curves flattened: x and y of its points in turn. */
export interface Polyline {
  readonly points: readonly number[];
  /** Those of them that are written in the file: where its lines and curves begin and end. */
  readonly ends: readonly number[];
  readonly closed: boolean;
}

/** A painted line with all that decides how it looks; centimetres. */
export interface InkStroke {
  readonly lines: readonly Polyline[];
  readonly width: number;
  readonly dash: readonly number[];
  /** Names of the layers it is shown with. */
  readonly layers: readonly string[];
}

/** A painted surface, by its box alone. */
export interface InkFill {
  readonly box: Box;
  readonly layers: readonly string[];
}

export interface InkText {
  readonly text: string;
  /** Round the letters, from below their descenders to the top of their capitals. */
  readonly corners: readonly [Pair, Pair, Pair, Pair];
  readonly layers: readonly string[];
}

/** A form shown on a page. */
export interface InkPlacement {
  readonly form: string;
  readonly matrix: Motion;
  readonly clip?: Box;
}

/** Everything that a stream of operators paints, in cm of the page or of the form it belongs to. */
export interface Ink {
  readonly strokes: readonly InkStroke[];
  readonly fills: readonly InkFill[];
  readonly texts: readonly InkText[];
  readonly placements: readonly InkPlacement[];
}

export interface InkForm extends Ink {
  readonly box: Box;
}

export interface InkPage extends Ink {
  readonly width: number;
  readonly height: number;
}

/** A finished file as it was read. */
export interface InkFile {
  readonly pages: readonly InkPage[];
  readonly forms: ReadonlyMap<string, InkForm>;
}

/** Boxes of operators that clip or paint are upright here; a corner further out than all is no box. */
export const boxOfPoints = (points: readonly number[]): Box => {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return [x0, y0, x1, y1];
};
