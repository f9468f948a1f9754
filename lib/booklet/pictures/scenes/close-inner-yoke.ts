import { invertMotion } from '@/lib/geometry/motion';
import { firstOf } from '@/lib/geometry/sequence';
import type { Action } from '@/lib/operations/action';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { type Job, piecesOf } from '../../steps/jobs/jobs';
import { artOutline, lying, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { tornOff } from '../cloth/tear-cloth';
import { isOn, lineOf, stepsOf, withoutAllowances } from '../cloth/walk-seam';
import { canFace, facing } from '../seams/face-edges';
import { hungUpright } from './hang-below-yoke';
import { type Joined, lyingJoined } from './lay-joined';
import { alone } from './show-piece';

/** The yoke that is seen from outside. */
const OUTER = 'back-yoke';
/** So much of back and front is shown beyond their seams, cm of cloth. */
const SHOWN = 12;
/** What lies folded under by then, or in the seam: its shoulder, and its lower edge. */
const FOLDED: readonly EdgeView['line'][] = ['shoulder', 'yoke'];

/**
 * An inner yoke as it is closed: right side up over the inside of the garment, its folds on the seams of the outer one,
 * from which back and fronts go on.
 */
export function innerYokeOver(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  const inner = book.measured.piece(firstOf(piecesOf(job)));
  const joins = inner ? sewnBefore(book, job).flatMap((seam) => joinedTo(inner.id, seam)) : [];
  if (!inner || joins.length === 0) return undefined;
  const others = [...new Set(joins.map(({ to }) => to))].filter((id) => id !== inner.id);
  // The front goes on from both shoulders, though it is one piece.
  const pieces = [inner.id, ...others]
    .flatMap((id) => findPiece(book, id) ?? [])
    .map((piece) => (piece.id === inner.id || isBack(piece) ? piece : withoutFold(piece)));
  const sceneOf = (piece: Piece): Scene =>
    piece.id === inner.id ? closed(book, job, inner, action) : beyond(book, piece, joins);
  return lyingJoined(pieces, joins, sceneOf, rows);
}

/** The seams of the outer yoke hold what is sewn to it where the inner one lies, both ways. */
function joinedTo(inner: string, seam: SeamView): Joined[] {
  const [yoke, other] = isOn(seam.a.steps, OUTER) ? [seam.a, seam.b] : [seam.b, seam.a];
  const [first] = other.steps;
  if (!isOn(yoke.steps, OUTER) || !first || isOn(other.steps, OUTER) || !isOn(other.steps, first.piece.id))
    return [];
  const to = first.piece.id;
  const met = { a: yoke.steps, b: other.steps, self: false };
  if (!canFace(met)) return [];
  const lies = liesWhole(first) ? hungUpright(met) : facing(met, 0);
  return [
    { from: inner, to, motion: lies, seam },
    { from: to, to: inner, motion: invertMotion(lies), seam },
  ];
}

function closed(book: Book, job: Job, view: PieceView, action: Action): Scene {
  const edges = view.edges.filter(({ line }) => FOLDED.includes(line));
  const steps = edges.map((edge): Step => ({ piece: view, edge, reversed: false, from: 0 }));
  const { shown } = alone(book, job, withoutAllowances(view, steps), { ...action, view: 'right' } as Action);
  return { shown, arrows: [] };
}

/** Wrong side up, torn off beyond its seam. */
function beyond({ measured }: Book, piece: Piece, joins: readonly Joined[]): Scene {
  const seams = joins.filter(({ from }) => from === piece.id).map(({ seam }) => seam);
  const own = stepsOf(seams).filter((step) => isOn([step], piece.id));
  const view = measured.piece(piece.id);
  const ended = view ? withoutAllowances(view, own) : piece;
  const unfolded = piece.cut.onFold;
  const outline = tornOff(artOutline(ended, unfolded), own.flatMap(lineOf), SHOWN);
  const more: Partial<Shown> = outline ? { outline, torn: true } : {};
  const shown = unfolded ? ended : withoutFold(ended);
  return { shown: [lying(shown, 'wrong', { ...more, unfolded })], arrows: [] };
}

const isBack = ({ part }: Piece): boolean => part === 'back';

const liesWhole = ({ piece: { piece } }: Step): boolean => isBack(piece) && piece.cut.onFold;
