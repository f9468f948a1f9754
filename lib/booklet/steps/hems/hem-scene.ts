import type { Piece } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import type { Scene } from '../../pictures/cloth/scene';
import type { Action } from '../action';
import { alone } from '../alone';
import { type Job, piecesOf } from '../jobs';
import { lyingJoined, withoutAllowances } from '../joined/lying-joined';
import { joinedAtHem } from './joined-at-hem';
import { isDrawnIn, tornAboveHem } from './near-hem';

/**
 * A hem that runs through seams: panels lie beside each other as they were sewn, and a front with its facing opened out
 * beyond its edge. Where they do not lie flat on the table higher up, or not as they were cut, what is near the hem is all
 * that is shown. Undefined where each piece is hemmed by itself.
 */
export function hemScene(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  const joins = joinedAtHem(book, job);
  if (joins.length === 0) return undefined;
  const pieces = piecesOf(job)
    .flatMap((id) => findPiece(book, id) ?? [])
    .filter(({ material }) => material !== 'interfacing');
  const isWhole = joins.every(({ flat }) => flat) && !pieces.some(({ id }) => isDrawnIn(book, job, id));
  const near = isWhole
    ? (scene: Scene) => scene
    : (scene: Scene) => ({ ...scene, shown: scene.shown.map((each) => tornAboveHem(each, book, job)) });
  const sewn = joins.map(({ seam }) => seam);
  const sceneOf = (piece: Piece) => near(alone(book, job, withoutAllowances(book, piece, sewn), action));
  return lyingJoined(pieces, joins, sceneOf, rows);
}
