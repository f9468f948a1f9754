import { boundsOf } from '@/lib/geometry/bounds';
import { carry, layAlong, type Motion, STILL } from '@/lib/geometry/motion';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Action } from '@/lib/operations/action';
import type { Half } from '@/lib/operations/operation';
import { OPERATIONS } from '@/lib/operations/registry';
import { pieceOf } from '@/lib/pattern/find';
import type { Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { halfOf, innerPlaces } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { carriedArrow } from '../cloth/carry-arrow';
import { doubled } from '../cloth/fold-strip';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { closestTo } from '../cloth/stiffened-piece';
import { ASUNDER, besideTwin, TWIN } from '../seams/lay-apart';
import { linesOn } from './draw-work';
import { hemStrips } from './interface-hems';
import { joinedHalves, shortened } from './join-halves';
import { isInTwoRows, lapped, loopScene } from './sew-fastenings';
import { caughtIn, hemmed } from './turn-allowances';

/** One piece by itself, with what an action does on it. */
export function alone(book: Book, job: Job, piece: Piece, action: Action): Scene {
  const { view, key, lies } = action;
  const strip = lies === 'doubled' ? doubled(piece, book.measured.seams, view === 'right') : undefined;
  const hem = hemmed(book, job, piece);
  const { edges, arrows, ...lines } = linesOn(book, job, hem.piece, { action, strip });
  const half = halfOf(job.operation);
  const opened = piece.cut.onFold && lies !== 'folded';
  const shown: Shown = {
    ...lines,
    ...(hem.turned.length > 0 ? { turned: [...caughtIn(hem, lines, edges), ...(lines.turned ?? [])] } : {}),
    ...(half ? { half } : {}),
    ...(strip
      ? { outline: opened ? unfoldedOutline({ ...piece, cutLine: strip.outline }) : strip.outline }
      : {}),
    side: view === 'right' || strip?.rightSideOut ? 'right' : 'wrong',
    unfolded: opened,
    motion: restingAs(job, action, piece),
    ...(key === 'fuse' ? { worked: [], covered: coveredOn(book, job, piece) } : {}),
  };
  const slit = edges.find(() => job.operation === 'make-loop');
  if (slit) return loopScene(shown, book.measured.piece(piece.id)?.edges ?? [], slit, key === 'sew');
  const rows = isInTwoRows(book, job, action);
  if (rows && key === 'mark') return { shown: lapped(shown), arrows: [] };
  const atCentre = edges.some(({ line }) => line.startsWith('centre'));
  const motion = OPERATIONS[job.operation].farApart ? ASUNDER : besideTwin(piece);
  if (piece.cut.mirrored && (atCentre || rows))
    return doneOnEach(
      [motion, STILL].map((lies) => ({ ...shown, motion: lies })),
      arrows,
    );
  const joined = doneOnEach(joinedHalves(book, job, shown), arrows);
  return piece.part === 'belt' ? shortened(joined) : joined;
}

/** Where the piece of a pair that a step is done on lies: as it was drafted, or as the other one. */
export function restingAs({ operation }: Job, { view }: Action, piece: Piece): Motion {
  const half = halfOf(operation);
  return half && view === 'right' && isOther(piece, half) ? TWIN : STILL;
}

/** What is done to a piece is done to all that lie there: the other of a pair, the other half. */
const doneOnEach = (shown: readonly Shown[], arrows: readonly PressArrow[]): Scene => ({
  shown,
  arrows: shown.flatMap(({ motion }) =>
    arrows.map((arrow) => carriedArrow(arrow, (at) => carry(motion, at))),
  ),
});

/**
 * Of a pair the one the step is done on: with the right side up a front is drawn as the wearer's left one and a back
 * as her right one, while holes are made at the other one, which laps over, and those of all else at her right.
 */
const isOther = ({ cut, part }: Piece, half: Half): boolean =>
  cut.mirrored && (half === 'own') === /^(skirt-)?(front|back)$/.test(part);

type Line = readonly Pair[];

/** What a job fuses to a piece: strips along its hems, or pieces of interfacing. */
const coveredOn = (book: Book, job: Job, piece: Piece): Line[] =>
  job.operation === 'interface-hem' ? hemStrips(book, job, piece) : interfacingOn(book, job, piece);

/** The interfacing that a job fuses to a piece, as it lies there: along a slit where there is one. */
function interfacingOn(book: Book, { operation, operations }: Job, piece: Piece): Line[] {
  const [slit] = innerPlaces(operation, piece);
  return operations.flatMap(({ pieces: ids }) => {
    const pieces = ids.flatMap((id) => pieceOf(book.draft, id) ?? []);
    const cloth = pieces.filter(({ material }) => material !== 'interfacing');
    return pieces
      .filter((one) => !cloth.includes(one))
      .filter((one) => closestTo(one, cloth)?.id === piece.id)
      .map(({ cutLine }) => (slit ? along(slit, cutLine) : cutLine));
  });
}

/** A strip is drawn by itself, not on the piece it stiffens: here its middle line is laid on the slit. */
function along(slit: Line, strip: Line): Line {
  const { left, right, bottom, top } = boundsOf(strip);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [from, to]: [Pair, Pair] =
    right - left > top - bottom
      ? [
          [left, y],
          [right, y],
        ]
      : [
          [x, bottom],
          [x, top],
        ];
  const motion = layAlong([from, to], [firstOf(slit), lastOf(slit)], false);
  return strip.map((point) => carry(motion, point));
}
