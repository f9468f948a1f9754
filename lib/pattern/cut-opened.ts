import { commandEnd } from '@/lib/geometry/commands';
import { turnDegrees } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from './types';
import { foldLine } from './unfold';

/** The straight grain lies at this angle to the middle of what is cut on the bias, degrees. */
const BIAS = 45;
const NEAR = 1;

/** The middle of a piece opened out for paper. */
export const OPENED_FOLD = 'fold';

const along = ([[ax, ay], [bx, by]]: readonly [Pair, Pair]) => ({ x: bx - ax, y: by - ay });

function middleOf(piece: Piece): readonly [Pair, Pair] | undefined {
  if (piece.cut.onFold) return foldLine(piece);
  const opened = piece.internal.find(({ id }) => id === OPENED_FOLD);
  return opened && [commandEnd(firstOf(opened.path)), commandEnd(lastOf(opened.path))];
}

/** Whether a piece is the same on both sides of a middle that lies on the bias: cloth is not folded so, it is cut opened out. */
export function isCutOpened(piece: Piece): boolean {
  const middle = middleOf(piece);
  if (!middle) return false;
  const turn = Math.abs(turnDegrees(along(middle), along(piece.grain)));
  return Math.abs(Math.min(turn, 180 - turn) - BIAS) < NEAR;
}
