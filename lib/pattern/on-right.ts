import { isMirroredRight, liesAcross } from './halves';
import type { PieceView } from './piece-view';
import type { LineName } from './types';

/** Length of a line on her right, the side that has whatever one alone has, cm. */
export function lengthOnRight({ piece, edges, onRight }: PieceView, line: LineName): number {
  const isOwn = (x: number) => !liesAcross(piece) || x < 0 === isMirroredRight(piece);
  return edges
    .filter((own) => own.line === line && isOwn(own.start.x + own.end.x))
    .reduce((sum, { length }) => sum + length * onRight, 0);
}
