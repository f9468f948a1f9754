import { expect, test } from 'vitest';
import type { Piece } from '@/lib/pattern/types';
import { LONGEST_PAGE } from '../formats';
import type { ProjectedPiece } from './projected-pieces';
import { fittingShelves } from './shelves';

const sized = (width: number, height: number): ProjectedPiece => ({
  piece: {} as Piece,
  twin: false,
  width,
  height,
});

test('many large pieces lie on a page that is no longer than a page may be, in the order of the pattern', () => {
  const pieces = Array.from({ length: 12 }, () => [sized(117, 112), sized(30, 10), sized(98, 11)]).flat();
  const { laid, width, height } = fittingShelves(pieces);
  expect(Math.max(width, height)).toBeLessThan(LONGEST_PAGE);
  expect(laid.map(({ projected }) => projected)).toEqual(pieces);
});
