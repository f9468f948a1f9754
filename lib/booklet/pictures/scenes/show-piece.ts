import { carry, MIRRORED, type Motion, STILL } from '@/lib/geometry/motion';
import { type Action, detailsOf } from '@/lib/operations/action';
import type { OperationName } from '@/lib/operations/names';
import type { Half } from '@/lib/operations/operation';
import type { Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { halfOf } from '../../steps/find-inner-places';
import type { Job } from '../../steps/jobs';
import { carriedArrow } from '../cloth/arrange-scenes';
import { doubled } from '../cloth/fold-strip';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { ASUNDER, besideTwin, TWIN } from '../seams/lay-apart';
import { linesOn } from './draw-work';
import { interfacingOn } from './fuse-interfacing';
import { joinedHalves, shortened } from './join-halves';
import { loopScene } from './sew-fastenings';
import { caughtIn, hemmed } from './turn-allowances';

/** Done along both edges of a pair that meet: lines that are told apart. */
const FAR_APART: readonly OperationName[] = ['finish-edges', 'fell-lining'];

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
    motion: half && view === 'right' && isOther(piece, half) ? TWIN : STILL,
    ...(key === 'fuse' ? { worked: [], covered: interfacingOn(book, job, piece) } : {}),
  };
  const slit = edges.find(() => job.operation === 'make-loop');
  if (slit) return loopScene(shown, book.measured.piece(piece.id)?.edges ?? [], slit, key === 'sew');
  const rows = isInTwoRows(book, job, action);
  if (rows && key === 'mark') return { shown: lapped(shown), arrows: [] };
  const atCentre = edges.some(({ line }) => line.startsWith('centre'));
  const motion = FAR_APART.includes(job.operation) ? ASUNDER : besideTwin(piece);
  if (piece.cut.mirrored && (atCentre || rows))
    return {
      shown: [
        { ...shown, motion },
        { ...shown, motion: STILL },
      ],
      arrows: onEach([motion, STILL], arrows),
    };
  const halves = joinedHalves(book, job, shown);
  const joined: Scene = {
    shown: halves,
    arrows: onEach(
      halves.map((half) => half.motion),
      arrows,
    ),
  };
  return piece.part === 'belt' ? shortened(joined) : joined;
}

/** What is done to a piece is done to all that lie there: the other of a pair, the other half. */
const onEach = (motions: readonly Motion[], arrows: readonly PressArrow[]): PressArrow[] =>
  motions.flatMap((motion) => arrows.map((arrow) => carriedArrow(arrow, (at) => carry(motion, at))));

/** The buttons of a double-breasted front: one row on either side, the second one fastens nothing. */
const isInTwoRows = ({ draft }: Book, { operation }: Job, action: Action): boolean =>
  operation === 'sew-buttons' &&
  detailsOf(action).on === undefined &&
  draft.choices.options.opening === 'double-breasted';

/** Her right front over her left one, centre on centre: pins through its holes, and the second row on itself. */
function lapped(shown: Shown): Shown[] {
  const through = shown.worked.map((line) => line.map((at) => carry(MIRRORED, at)));
  return [
    { ...shown, motion: STILL, worked: [] },
    { ...shown, motion: MIRRORED, worked: [...shown.worked, ...through] },
  ];
}

/**
 * Of a pair the one the step is done on: with the right side up a front is drawn as the wearer's left one and a back
 * as her right one, while holes are made at her right, which laps over, and buttons sewn at her left.
 */
function isOther({ cut, part }: Piece, half: Half): boolean {
  return cut.mirrored && (half === 'own') === (part === 'front' || part === 'skirt-front');
}
