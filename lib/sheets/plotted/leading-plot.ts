import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import type { Pair } from '@/lib/geometry/types';

const COLUMN_GAP = 0.9;
const SQUARE_GAP = 0.6;
/** Height left beside the squares from which the piece list stands below them rather than below the map. */
const ROOM_FOR_LIST = 9;
/** Height of the footer with its gap, cm. */
const FOOT = 0.66;

/** The frame of the leading page cut up into its parts. */
export interface Plot {
  readonly metric: Pair;
  readonly inches: Pair;
  /** Upper left corner of the right column, and its width and height. */
  readonly right: Pair;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
  readonly left: number;
  readonly listBelow: boolean;
}

/** Shares out the frame below the title: squares at the left, map and list where they fit. */
export function plotOf([x, y]: Pair, wide: number, titleBottom: number): Plot {
  const foot = y + FOOT;
  const squares = METRIC_SQUARE + INCH_SQUARE + SQUARE_GAP;
  const spare = titleBottom - foot - squares;
  const listBelow = spare > ROOM_FOR_LIST;
  const top = titleBottom - Math.min(0.9, Math.max(0.2, spare * 0.5));
  const right: Pair = [x + INCH_SQUARE + COLUMN_GAP, top];
  return {
    metric: [x, top - METRIC_SQUARE],
    inches: [x, top - squares],
    right,
    width: wide - INCH_SQUARE - COLUMN_GAP,
    height: top - foot,
    foot,
    left: x,
    listBelow,
  };
}
