import { INCH_SQUARE, METRIC_SQUARE } from '@/lib/drawing/test-square';
import { AppError } from '@/lib/errors/app-error';
import type { Pair } from '@/lib/geometry/types';

/** What a person's own printer made of a test square, cm. */
export interface MeasuredSquare {
  readonly square: 'metric' | 'inches';
  readonly across: number;
  readonly up: number;
}

/** Beyond this the printer was told to fit the page, or the ruler is misread: a file cannot mend that. */
const MOST = 0.03;
/** Under this nobody can measure a difference on a square of 10 cm. */
const LEAST = 0.001;

function factor(name: 'across' | 'up', measured: number, side: number): number {
  const off = measured / side - 1;
  if (!(Math.abs(off) <= MOST + 1e-9)) {
    const figures = { measured, side, percent: Math.round(off * 1000) / 10, most: MOST * 100 };
    throw new AppError('print-too-far-off', { fields: [name], figures });
  }
  return Math.abs(off) < LEAST ? 1 : side / measured;
}

/**
 * By how much to enlarge a file across and up so that this printer prints it true. Refuses (AppError
 * `print-too-far-off`, naming the side) a square that is more than 3 % off: then the print window scales.
 */
export function compensationFor({ square, across, up }: MeasuredSquare): Pair {
  const side = square === 'metric' ? METRIC_SQUARE : INCH_SQUARE;
  return [factor('across', across, side), factor('up', up, side)];
}
