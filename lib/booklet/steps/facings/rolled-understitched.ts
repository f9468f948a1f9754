import { hasLapel } from '@/lib/drafting/collars/revers';
import type { Piece } from '@/lib/drafting/types';
import { type Book, findPiece } from '../../book';
import { turnedUp } from '../../drawings/cloth/turned-up';
import { inARow } from '../../drawings/in-a-row';
import type { Scene, Shown } from '../../drawings/scene';
import type { Action } from '../action';
import { alone } from '../alone';
import { handled } from '../handled';
import { type Job, piecesOf } from '../jobs';
import { withJoinedPanels } from '../joined/with-joined';
import { closedOff, sewnBefore } from './faced-meetings';
import { understitchedRows } from './understitched-rows';

const SEW: Action = { key: 'sew', view: 'right' };

/**
 * Below a lapel its facing, and the front and under collar it rolls over with: right side up, the allowances of the edge
 * under each of them where the row of stitches is sewn beside it. Undefined where nothing rolls over.
 */
export function rolledScene(book: Book, job: Job, rows: number): Scene | undefined {
  if (!hasLapel(book.draft.choices)) return undefined;
  const sewn = sewnBefore(book, job);
  const panels = book.measured.seams.map(closedOff(sewn));
  const own = piecesOf(handled(book, job, SEW)).flatMap((id) => findPiece(book, id) ?? []);
  const stitched = (piece: Piece) => (shown: Shown) => ({
    ...shown,
    worked: understitchedRows(book, job, piece),
  });
  return inARow(
    own.map((piece) => {
      const { shown, arrows } = alone(book, job, closed(book, job, piece), SEW);
      return withJoinedPanels({ shown: shown.map(stitched(piece)), arrows }, panels, { ...job, seams: sewn });
    }),
    rows,
  );
}

/** The allowances of its seams lie under it; halves of a collar are joined to be one as they are drawn. */
function closed(book: Book, job: Job, piece: Piece): Piece {
  const steps = sewnBefore(book, job)
    .filter(({ selfPaired }) => !selfPaired)
    .flatMap(({ a, b }) => [...a.steps, ...b.steps]);
  const names = new Set(steps.map(({ edge }) => edge.name));
  const loop = book.measured.piece(piece.id)?.edges ?? [];
  return turnedUp(
    piece,
    loop,
    loop.filter(({ name }) => names.has(name)),
  ).piece;
}
