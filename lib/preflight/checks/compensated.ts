import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import type { Motion } from '@/lib/geometry/motion';
import { mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { MeasuredSquare } from '@/lib/sheets/compensation';
import type { InkPage, InkPlacement, InkStroke } from '../reading/ink';
import { carriedBox, inverse, times } from '../reading/matrices';

/** A printer less than this off is taken for true. */
const LEAST = 0.001;

/** By how much a file for a reader's printer has to be enlarged, from what her ruler read. */
function factorsOf({ square, across, up }: MeasuredSquare): Pair {
  const side = square === 'metric' ? METRIC_SQUARE : INCH_SQUARE;
  return mapTuple([across, up], (read) => (Math.abs(read / side - 1) < LEAST ? 1 : side / read));
}

function moved({ lines, ...stroke }: InkStroke, [a, , , d, e, f]: Motion): InkStroke {
  const move = (value: number, i: number) => (i % 2 === 0 ? a * value + e : d * value + f);
  const movedLines = lines.map(({ points, ends, closed }) => ({
    points: points.map(move),
    ends: ends.map(move),
    closed,
  }));
  return { ...stroke, lines: movedLines };
}

/**
 * The page as her printer brings it out: what the file enlarges about the middle of the page is reduced again. Words
 * stay where they are on the page.
 */
export function asPrinted(page: InkPage, measured: MeasuredSquare): InkPage {
  const [sx, sy] = factorsOf(measured);
  const { width, height } = page;
  const back = inverse([sx, 0, 0, sy, (width * (1 - sx)) / 2, (height * (1 - sy)) / 2]);
  const placements = page.placements.map(
    ({ form, matrix, clip }): InkPlacement => ({
      form,
      matrix: times(matrix, back),
      ...(clip ? { clip: carriedBox(back, clip) } : {}),
    }),
  );
  return { ...page, placements, strokes: page.strokes.map((stroke) => moved(stroke, back)) };
}
