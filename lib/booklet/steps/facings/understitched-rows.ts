import { dot } from '@/lib/geometry/point';
import { boundsOf } from '@/lib/layout/silhouette';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Pair, Piece } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { asPairs } from '../../drawings/plane/as-pairs';
import { cutBetween } from '../../drawings/plane/cut-between';
import { parallel } from '../../drawings/plane/parallel';
import { runsOf } from '../../pictures/cloth/turn-edge';
import { type Job, piecesOf } from '../jobs';
import { workedEdges } from '../worked-edges';
import { offStraps } from './off-straps';

/** As near beside the seam as a row of stitches can be told from it on the page, cm: more beside long ones, drawn smaller. It is sewn at 2 mm. */
const BESIDE = { least: 0.7, share: 0.025 } as const;
/** A foot does not reach into a corner sharper than the one (cosine): so far from it the row ends, cm. */
const CORNER = Math.cos(Math.PI / 4);
const SHORT = 2;

/** The rows that understitch a piece, beside its seams and as far as the foot goes; cm of the piece. */
export function understitchedRows(book: Book, job: Job, piece: Piece): Pair[][] {
  const loop = book.measured.piece(piece.id)?.edges ?? [];
  const by = besideAll(book, job);
  const runs = runsOf(loop, workedEdges(book, job, piece, 'sew'));
  return offStraps(runs.flatMap((run) => rowsOf(betweenCorners(run), by)));
}

function besideAll(book: Book, job: Job): number {
  const lengths = piecesOf(job).map((id) => {
    const { left, right, bottom, top } = boundsOf(findPiece(book, id)?.cutLine ?? []);
    return Math.max(right - left, top - bottom);
  });
  return Math.max(BESIDE.least, BESIDE.share * Math.max(...lengths));
}

function betweenCorners(run: readonly EdgeView[]): EdgeView[][] {
  const parts: EdgeView[][] = [];
  for (const edge of run) {
    const before = parts.at(-1)?.at(-1);
    if (before && dot(before.endDirection, edge.startDirection) > CORNER) parts.at(-1)?.push(edge);
    else parts.push([edge]);
  }
  return parts;
}

/** One too short to be sewn at all is left out. */
function rowsOf(parts: readonly (readonly EdgeView[])[], by: number): Pair[][] {
  return parts.flatMap((part, i) => {
    const whole = part.reduce((sum, { length }) => sum + length, 0);
    const [from, to] = [i > 0 ? SHORT : 0, whole - (i < parts.length - 1 ? SHORT : 0)];
    if (to - from < SHORT) return [];
    const line = part.flatMap(({ points }) => asPairs(points));
    return [parallel(cutBetween(line, from / whole, to / whole), by)];
  });
}
