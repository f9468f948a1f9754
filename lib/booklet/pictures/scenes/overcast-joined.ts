import { type Action, isAlone } from '@/lib/operations/action';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { sewnBefore } from '../../steps/find-sewn';
import { type Job, piecesOf } from '../../steps/jobs';
import { outlineOf } from '../cloth/outline-piece';
import type { Scene } from '../cloth/scene';
import { canFace, facing } from '../seams/face-edges';
import { lieOnEachOther } from '../seams/layer-pieces';
import { type Joined, lyingJoined, withoutAllowances } from './lay-joined';
import { alone } from './show-piece';

/**
 * What is overcast or caught by hand after some of it was sewn to the rest lies joined: facings at their shoulders, a
 * front to its yoke. Undefined where each piece is handled by itself, or would hide the other beside it.
 */
export function joinedScene(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  const ids = piecesOf(job);
  const joins = sewnBefore(book, job).flatMap((seam) => joinedBy(seam, ids));
  if (joins.length === 0) return undefined;
  const pieces = ids.flatMap((id) => findPiece(book, id) ?? []);
  const onFold = pieces.filter(({ cut }) => cut.onFold).map(({ id }) => id);
  // Sewn at both their ends into a ring, two pieces lie folded as they were pinned.
  const folded = joins.filter(({ from, to }) => onFold.includes(from) && onFold.includes(to));
  const sewn = joins.map(({ seam }) => seam);
  const sceneOf = (piece: Piece): Scene => {
    const isRing = folded.some(({ from }) => from === piece.id);
    const doing: Action = isRing && isAlone(action) ? { ...action, lies: 'folded' } : action;
    const scene = alone(book, job, withoutAllowances(book, piece, sewn), doing);
    const isJoined = joins.some(({ from }) => from === piece.id);
    // Beside the other piece the second one of a pair has no place.
    return isJoined ? { ...scene, shown: scene.shown.slice(-1) } : scene;
  };
  const scene = lyingJoined(pieces, joins, sceneOf, rows);
  return lieOnEachOther(scene.shown.map(outlineOf)) ? undefined : scene;
}

/** Two pieces beside each other along a seam, both ways. */
function joinedBy(seam: SeamView, ids: readonly string[]): Joined[] {
  const { dart, selfPaired, a, b } = seam;
  const met = { a: a.steps, b: b.steps, self: false };
  const [one, other] = [pieceOf(a.steps), pieceOf(b.steps)];
  const isBeside = one && other && one !== other && [one, other].every((id) => ids.includes(id));
  if (dart || selfPaired || !isBeside || !canFace(met)) return [];
  return [
    { from: one, to: other, motion: facing(met, 0), seam },
    { from: other, to: one, motion: facing({ ...met, a: met.b, b: met.a }, 0), seam },
  ];
}

/** The only piece of one side of a seam. */
const pieceOf = ([first, ...more]: readonly Step[]): string | undefined =>
  more.every(({ piece }) => piece.id === first?.piece.id) ? first?.piece.id : undefined;
