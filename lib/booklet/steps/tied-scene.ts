import type { EdgeView } from '@/lib/drafting/checks/context/edge-view';
import type { EdgeRef, Pair, Piece } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { type Book, findPiece } from '../book';
import { inARow } from '../drawings/in-a-row';
import { composed, layAlong, MIRRORED, type Motion, STILL } from '../drawings/rigid';
import type { Scene, Shown } from '../drawings/scene';
import { tornAt } from '../drawings/torn';
import type { Job } from './jobs';
import { tieSpan } from './tie-span';

/** Of the width of a front, how much the longest tie may cover. */
const COVERS = 0.9;

/** A piece with the edge of it that is caught. */
interface Caught {
  readonly piece: Piece;
  readonly edge: EdgeView;
  readonly longest: number;
}

/** Both fronts right side up, each with its tie on it, raw ends together: the short one at her right, which laps over. */
export function tiedScene(book: Book, { operations }: Job, rows: number): Scene {
  const caught = operations.flatMap(({ edges }) => edges).flatMap((ref) => caughtAt(book, ref));
  const ties = caught.filter(isTie).sort((a, b) => a.longest - b.longest);
  const scenes = caught
    .filter((one) => !isTie(one))
    .flatMap((front) => {
      const { left, right } = boundsOf(front.piece.cutLine);
      const most = Math.max(...ties.map(({ longest }) => longest));
      const share = Math.min(1, (COVERS * (right - left)) / most);
      return ties.map((tie, i) => tiedTo(front, tie, share, i === 0 ? MIRRORED : STILL));
    });
  return inARow(scenes, rows);
}

const isTie = ({ piece }: Caught): boolean => piece.part === 'band';

function caughtAt(book: Book, { piece: id, edge }: EdgeRef): Caught[] {
  const [piece, view] = [findPiece(book, id), book.measured.piece(id)];
  const found = view?.edges.find((own) => own.id === edge);
  if (!piece || !view || !found) return [];
  return [{ piece, edge: found, longest: Math.max(...view.edges.map(({ length }) => length)) }];
}

function tiedTo({ piece, edge }: Caught, tie: Caught, share: number, motion: Motion): Scene {
  const front: Shown = { piece, side: 'right', unfolded: false, motion, worked: [] };
  return { shown: [front, laid(tie, edge, share, motion)], arrows: [] };
}

/** Sewn and turned, its fold up; of one too long for the picture only the part next to the edge is seen, torn off. */
function laid(
  { piece, longest, edge: { length: width } }: Caught,
  edge: EdgeView,
  share: number,
  motion: Motion,
): Shown {
  const [low, high] = tieSpan(edge, width);
  const base: readonly [Pair, Pair] = [
    [0, 0],
    [width, 0],
  ];
  const { x } = edge.start;
  const lies = layAlong(
    base,
    [
      [x, high],
      [x, low],
    ],
    false,
  );
  const outline: Pair[] = [
    [0, -edge.allowance],
    [width, -edge.allowance],
    [width, longest],
    [0, longest],
  ];
  const torn = share < 1;
  // Opened, so that no fold is drawn along all its length.
  return {
    piece,
    side: 'right',
    unfolded: true,
    half: 'own',
    outline: torn ? tornAt(outline, longest * share, [0, 0]) : outline,
    torn,
    worked: [base],
    motion: composed(motion, lies),
  };
}
