import { boundsOf } from '@/lib/geometry/bounds';
import { composeMotions, layAlong, MIRRORED, type Motion, STILL } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { pieceOf } from '@/lib/pattern/find';
import { isDrawnOver } from '@/lib/pattern/halves';
import type { EdgeRef, Operation, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { tieSpan } from '../../steps/edges/find-tie-gap';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { lying } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';

/** Of the width of a front, how much the longest tie may cover. */
const COVERS = 0.9;

/** A piece with the edge of it that is caught. */
export interface Caught {
  readonly piece: Piece;
  readonly edge: EdgeView;
  readonly longest: number;
}

/** Both fronts right side up, each with its tie on it, raw ends together: the short one at her right, which laps over. */
export function tiedScene(book: Book, { operations }: Job, rows: number): Scene {
  const { fronts, ties } = tiedOf(book, operations);
  const scenes = fronts.flatMap((front) =>
    tiesAt(front, ties).map((tie) => {
      const turns = front.piece.cut.side === undefined && tie === ties[0];
      return tiedTo(front, tie, shareSeen(front, ties), turns ? MIRRORED : STILL);
    }),
  );
  return inARow(scenes, rows);
}

/** The ties of a front: one that is cut for each side has but its own. */
function tiesAt({ piece: { cut } }: Caught, ties: readonly Caught[]): readonly Caught[] {
  if (!cut.side) return ties;
  return cut.side === 'right' ? ties.slice(0, 1) : ties.slice(-1);
}

/** The fronts that ties are sewn to, and the ties, the longest last. */
export function tiedOf(book: Book, operations: readonly Operation[]) {
  const caught = operations.flatMap(({ edges }) => edges).flatMap((ref) => caughtAt(book, ref));
  return {
    fronts: caught.filter((one) => !isTie(one)),
    ties: caught.filter(isTie).sort((a, b) => a.longest - b.longest),
  };
}

/** How much of its length is seen of each tie, so that the longest ends on the front. */
export function shareSeen({ piece }: Caught, ties: readonly Caught[]): number {
  const { left, right } = boundsOf(piece.cutLine);
  return Math.min(1, (COVERS * (right - left)) / Math.max(...ties.map(({ longest }) => longest)));
}

const isTie = ({ piece }: Caught): boolean => piece.part === 'band';

function caughtAt(book: Book, { piece: id, edge }: EdgeRef): Caught[] {
  const [piece, view] = [pieceOf(book.draft, id), book.measured.piece(id)];
  const found = view?.edges.find((own) => own.id === edge);
  if (!piece || !view || !found) return [];
  return [{ piece, edge: found, longest: Math.max(...view.edges.map(({ length }) => length)) }];
}

function tiedTo(front: Caught, tie: Caught, share: number, motion: Motion): Scene {
  return { shown: [lying(front.piece, 'right', { motion }), tieOn(tie, front, share, motion)], arrows: [] };
}

/**
 * Sewn and turned, its fold up; of one too long for the picture only the part next to the edge is seen, torn off. `out`:
 * off the front, as it hangs once its edge is faced.
 */
export function tieOn(
  { piece, longest, edge: { length: width } }: Caught,
  { piece: front, edge }: Caught,
  share: number,
  motion: Motion,
  out = false,
): Shown {
  const span = tieSpan(edge, width);
  const [low, high] = out === isDrawnOver(front) ? span : [span[1], span[0]];
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
    motion: composeMotions(motion, lies),
  };
}
