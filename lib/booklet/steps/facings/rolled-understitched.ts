import { hasLapel } from '@/lib/drafting/collars/revers';
import type { Piece } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { inARow } from '../../pictures/cloth/arrange-scenes';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import type { Action } from '../action';
import { alone } from '../alone';
import { handled } from '../handled';
import { type Job, piecesOf } from '../jobs';
import { withoutAllowances } from '../joined/lying-joined';
import { withJoinedPanels } from '../joined/with-joined';
import { sewnBefore } from '../so-far/sewn-before';
import { closedOff } from './faced-meetings';
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
  // Halves of a collar are joined to be one as they are drawn.
  const joins = sewn.filter(({ selfPaired }) => !selfPaired);
  const own = piecesOf(handled(book, job, SEW)).flatMap((id) => findPiece(book, id) ?? []);
  const stitched = (piece: Piece) => (shown: Shown) => ({
    ...shown,
    worked: understitchedRows(book, job, piece),
  });
  return inARow(
    own.map((piece) => {
      const { shown, arrows } = alone(book, job, withoutAllowances(book, piece, joins), SEW);
      return withJoinedPanels({ shown: shown.map(stitched(piece)), arrows }, panels, { ...job, seams: sewn });
    }),
    rows,
  );
}
