import { boundsOf } from '@/lib/geometry/bounds';
import { asPairs } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { innerPlaces, laidOn } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { inside } from '../cloth/cut-at-levels';
import { lying, piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { panelsBelow, skirtBelow } from './hang-skirt-below';

/** Cloth of the skirt that is shown below its seam, cm. */
const SKIRT = 7;

type Line = readonly Pair[];

/** Each piece with the places of its loops, those on the side seam too, down to where they end on the skirt. */
export function beltLoopScene(book: Book, job: Job, rows: number): Scene {
  const loops = piecesIn(book, job);
  const below = Number(job.operations[0]?.figures.below);
  const scenes = laidOn(job.operation, book.draft.pieces).map((piece) => ({
    shown: onPiece(book, job, piece, below || 0),
    arrows: [],
  }));
  const beside = loops.map((piece): Scene => ({ shown: [lying(piece, 'right')], arrows: [] }));
  return inARow([...scenes, ...beside], rows);
}

/** The panels of a skirt that loops reach down to. */
export const skirtUnderLoops = (book: Book, job: Job): Piece[] =>
  job.operation === 'attach-belt-loops'
    ? laidOn(job.operation, book.draft.pieces).flatMap(({ id }) => panelsBelow(book, id))
    : [];

function onPiece(book: Book, job: Job, piece: Piece, below: number): Shown[] {
  const marks = innerPlaces(job.operation, piece);
  const worked = [...marks, ...onSide(book.measured.piece(piece.id)?.edges ?? [], marks, below > 0)];
  const unfolded = piece.cut.onFold;
  const fold = unfolded ? foldLine(piece) : undefined;
  const all = fold ? [...worked, ...worked.map((line) => line.map(mirrorIn(fold)))] : worked;
  const reached = (waist: Line) =>
    all
      .map(footOf)
      .filter(isAbove(waist))
      .map((foot) => downFrom(foot, below));
  return [
    lying(piece, 'right', { unfolded, worked }),
    ...skirtBelow(book, piece.id, { depth: SKIRT, unfolded, worked: reached }),
  ];
}

/** The loop on a side seam, as high as the others: up from the waist seam where there is one. */
function onSide(edges: readonly EdgeView[], marks: readonly Line[], onSeam: boolean): Line[] {
  const { bottom, top } = boundsOf(marks[0] ?? []);
  const side = edges.filter(({ line }) => line === 'side').map(({ points }) => asPairs(points));
  if (side.length === 0) return [];
  const low = onSeam ? boundsOf(side.flat()).bottom : bottom;
  return side.flatMap((line) => inside(line, [low, low + top - bottom]));
}

const footOf = (line: Line): Pair => line.reduce((low, at) => (at[1] < low[1] ? at : low));

const isAbove =
  (waist: Line) =>
  ([x]: Pair): boolean => {
    const { left, right } = boundsOf(waist);
    return x > left && x < right;
  };

const downFrom = ([x, y]: Pair, below: number): Line => [
  [x, y],
  [x, y - below],
];
