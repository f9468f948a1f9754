import { dot } from '@/lib/geometry/point';
import { contains } from '@/lib/geometry/polyline/contains';
import { cutBetween } from '@/lib/geometry/polyline/cut-between';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { lengthAlong, type Place, placesOf } from '@/lib/geometry/polyline/place-on';
import { inRuns, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import { lineThrough, runsOf } from '../cloth/follow-edges';
import { piecesIn } from '../cloth/lay-piece';
import { longestSide } from '../cloth/tear-cloth';

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
  const rows = offStraps(runs.flatMap((run) => rowsOf(betweenCorners(run), by)));
  return rows.flatMap((row) => onCloth(row, piece.cutLine));
}

/** A row as far as there is cloth under it: drawn further in than it is sewn, it would run off a narrow end. */
function onCloth(row: Pair[], outline: readonly Pair[]): Pair[][] {
  if (row.every((at) => contains(outline, at))) return [row];
  return freeRuns(walk(row), ({ at }) => contains(outline, at)).filter((run) => run.length * FINE > LEAST);
}

function besideAll(book: Book, job: Job): number {
  const lengths = piecesIn(book, job).map(({ cutLine }) => longestSide(cutLine));
  return Math.max(BESIDE.least, BESIDE.share * Math.max(...lengths));
}

const betweenCorners = (run: readonly EdgeView[]): (readonly EdgeView[])[] =>
  inRuns(run, (before, next) => dot(before.endDirection, next.startDirection) > CORNER);

/** One too short to be sewn at all is left out. */
function rowsOf(parts: readonly (readonly EdgeView[])[], by: number): Pair[][] {
  return parts.flatMap((part, i) => {
    const whole = part.reduce((sum, { length }) => sum + length, 0);
    const [from, to] = [i > 0 ? SHORT : 0, whole - (i < parts.length - 1 ? SHORT : 0)];
    if (to - from < SHORT) return [];
    const line = lineThrough(part);
    return [parallel(cutBetween(line, from / whole, to / whole), by)];
  });
}

/** Between rows nearer to each other than this lies a strap, sewn into a tube: no foot goes through it; cm. */
const NARROW = 4;
/** Rows on both sides of a strap run against each other (cosine). */
const AGAINST = -0.5;
/** How finely a row is looked at, and the shortest that is worth sewing, cm. */
const FINE = 0.4;
const LEAST = 2;

/** Rows of stitches on one piece without what lies on a strap between two of them. */
export function offStraps(rows: readonly Pair[][]): Pair[][] {
  const walked = rows.map(walk);
  return walked.flatMap((row, i) => {
    const others = walked.filter((_, k) => k !== i).flat();
    const isFree = (place: Place) => !others.some((other) => isAcross(place, other));
    if (row.every(isFree)) return [item(rows, i)];
    return freeRuns(row, isFree).filter((run) => run.length * FINE > LEAST);
  });
}

function walk(row: readonly Pair[]): Place[] {
  const count = Math.max(1, Math.ceil(lengthAlong(row) / FINE));
  const places = placesOf(row);
  return Array.from({ length: count + 1 }, (_, i) => places(i / count));
}

const isAcross = (
  { at: [x, y], along: [dx, dy] }: Place,
  { at: [ox, oy], along: [ex, ey] }: Place,
): boolean => Math.abs(ox - x) < NARROW && Math.hypot(ox - x, oy - y) < NARROW && dx * ex + dy * ey < AGAINST;

function freeRuns(row: readonly Place[], isFree: (place: Place) => boolean): Pair[][] {
  const runs: Pair[][] = [[]];
  for (const place of row) {
    if (isFree(place)) runs.at(-1)?.push(place.at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs;
}
