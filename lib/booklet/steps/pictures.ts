import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { Pair, Piece } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { foldLine, mirrorIn } from '@/lib/layout/unfold';
import { type Book, findPiece } from '../book';
import { TWIN } from '../drawings/apart';
import { inARow } from '../drawings/in-a-row';
import { STILL } from '../drawings/rigid';
import type { PressArrow, Scene, Shown } from '../drawings/scene';
import { facingScene, openedScene, togetherScene } from '../drawings/seam-scene';
import type { Action } from './action';
import { dartsSewn } from './darts-sewn';
import { halfOf, innerPlaces, laidOn, topmostMark } from './inner-places';
import { type Job, piecesOf } from './jobs';
import { workedEdges } from './worked-edges';

/** The scene of one action: its pieces as they lie on the table at that moment, in so many rows. */
export function sceneOf(book: Book, job: Job, action: Action, rows = 1): Scene {
  const { view, press = 'open' } = action;
  if (job.seams.some(({ dart }) => !dart)) {
    if (view === 'facing') return facingScene(job.seams, rows);
    if (view === 'together') return togetherScene(job.seams, rows);
    if (view === 'opened') return openedScene(job.seams, press, rows);
  }
  return piecesAlone(book, job, action, rows);
}

function piecesAlone(book: Book, job: Job, action: Action, rows: number): Scene {
  const own = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const pieces = [...laidOn(job.operation, book.draft.pieces), ...own];
  const cloth = pieces.filter(({ material }) => material !== 'interfacing');
  const shown = cloth.length > 0 ? cloth : pieces;
  return inARow(
    shown.map((piece) => alone(book, job, piece, action)),
    rows,
  );
}

function alone(book: Book, job: Job, piece: Piece, { view, key, on = piece.id, topmost }: Action): Scene {
  const inner = topmost ? topmostMark(topmost, piece, book.draft.pieces) : innerPlaces(job.operation, piece);
  const edges = inner.length > 0 || on !== piece.id ? [] : workedEdges(book, job, piece);
  const darts = key === 'cut' ? [] : dartsSewn(book, job, piece);
  const lines = [...inner, ...edges.map(pointsOf), ...darts.flatMap(({ lines }) => lines)];
  const half = halfOf(job.operation);
  const shown: Shown = {
    piece,
    ...(half ? { half } : {}),
    side: view === 'right' ? 'right' : 'wrong',
    unfolded: piece.cut.onFold,
    motion: STILL,
    worked: key === 'fuse' ? [] : lines,
    covered: key === 'fuse' ? interfacingOn(book, job, piece) : [],
  };
  const arrows = key === 'press' ? darts.flatMap(({ arrow }) => bothSides(piece, arrow)) : [];
  const atCentre = edges.some(({ line }) => line.startsWith('centre'));
  return { shown: piece.cut.mirrored && atCentre ? [{ ...shown, motion: TWIN }, shown] : [shown], arrows };
}

const pointsOf = ({ points }: EdgeView): Pair[] => points.map(({ x, y }) => [x, y]);

/** Interfacing pieces are traced from what they stiffen: each lies on the piece it is named with and best agrees with. */
function interfacingOn(book: Book, { operations }: Job, piece: Piece): (readonly Pair[])[] {
  return operations.flatMap((operation) => {
    const pieces = operation.pieces.flatMap((id) => findPiece(book, id) ?? []);
    const cloth = pieces.filter(({ material }) => material !== 'interfacing');
    const fused = pieces.filter(({ material }) => material === 'interfacing');
    return fused.filter((one) => closestTo(one, cloth)?.id === piece.id).map(({ cutLine }) => cutLine);
  });
}

function closestTo({ cutLine }: Piece, pieces: readonly Piece[]): Piece | undefined {
  const box = boundsOf(cutLine);
  const off = (piece: Piece) => {
    const other = boundsOf(piece.cutLine);
    return (
      Math.abs(other.left - box.left) +
      Math.abs(other.right - box.right) +
      Math.abs(other.top - box.top) +
      Math.abs(other.bottom - box.bottom)
    );
  };
  return [...pieces].sort((a, b) => off(a) - off(b))[0];
}

function bothSides(piece: Piece, arrow: PressArrow): PressArrow[] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  if (!fold) return [arrow];
  const mirror = mirrorIn(fold);
  const at = mirror(arrow.at);
  const tip = mirror([arrow.at[0] + arrow.direction[0], arrow.at[1] + arrow.direction[1]]);
  return [arrow, { at, direction: [tip[0] - at[0], tip[1] - at[1]] }];
}
