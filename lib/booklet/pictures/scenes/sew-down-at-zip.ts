import { boundsOf } from '@/lib/geometry/bounds';
import { carry, MIRRORED, type Motion, STILL, shiftMotion } from '@/lib/geometry/motion';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { cutBetween } from '@/lib/geometry/polyline/cut-between';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { isCentreZip, isSewn } from '../../steps/edges/find-sewn';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import { inkPoint } from '../cloth/find-inner-point';
import { lineThrough } from '../cloth/follow-edges';
import { artOutline, lying, piecesIn } from '../cloth/lay-piece';
import { TOOTH, tape } from '../cloth/make-zip';
import type { Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';
import { turnedUp } from '../cloth/turn-edge';

/** Between the teeth of a zip and a facing folded beside them, cm. */
const FACING_OFF = 0.5;
/** So much of the zip is shown below the facing, cm. */
const BELOW_FACING = 4;

/**
 * From inside: a facing folded along both sides of a zip, on whose tapes it is sewn down. Undefined where those are not
 * of one piece and its twin.
 */
export function zipFacingScene(book: Book, job: Job, key: string): Scene | undefined {
  const paired = piecesIn(book, job).length === 1;
  const sewn = key === 'sew' && paired ? sewnDown(book, job) : undefined;
  if (!sewn) return undefined;
  const { piece, line, top } = sewn;
  const foot = lastOf(line);
  const whole = artOutline(piece, false);
  const half = lying(piece, 'right', {
    motion: shiftMotion(STILL, [TOOTH + FACING_OFF, 0]),
    outline: cutAlong(whole, [top, foot], inkPoint(whole)),
    worked: [line],
  });
  const twin = { ...half, motion: shiftMotion(MIRRORED, [2 * top[0] - TOOTH - FACING_OFF, 0]) };
  const middle: Pair[] = [top, foot, [foot[0], foot[1] - BELOW_FACING]];
  const tapes = ([1, -1] as const).map((to) => tape(parallel(middle, to * TOOTH), to));
  return { shown: [...tapes, twin, half], arrows: [] };
}

/** What is sewn down, and the line along which it is, from its top. */
function sewnDown(book: Book, job: Job) {
  const [piece] = piecesIn(book, job);
  const edges = piece ? workedEdges(book, job, piece, 'sew') : [];
  const line = lineThrough(edges).sort(([, one], [, other]) => other - one);
  const [top] = line;
  return piece && top ? { piece, edges, line, top } : undefined;
}

/** Between the teeth of a zip and a lining folded beside them, cm: larger than life, to be seen. */
const OFF = 0.8;
/** So much of the lining is shown below a short one, cm. */
const BELOW = 8;
/** So much of a long opening is shown, from the neck down, cm. */
const SHOWN = 24;

type Line = readonly Pair[];

/**
 * From inside: a lining whose centre allowances are folded under along both sides of a zip, on whose tapes it is sewn
 * down. Undefined where the opening has no zip.
 */
export function liningAtZipScene(book: Book, job: Job): Scene | undefined {
  if (!isSewn(book.draft, isCentreZip)) return undefined;
  const sewn = sewnDown(book, job);
  if (!sewn) return undefined;
  const { piece, edges, line, top } = sewn;
  const loop = book.measured.piece(piece.id)?.edges ?? [];
  // Below the opening the allowance is pressed under along the seam.
  const centre = loop.filter((edge) => edges.some((own) => own.line === edge.line));
  const half = nearNeck(turnedUp(piece, loop, centre).piece, line);
  const way = inkPoint(piece.cutLine)[0] > top[0] ? 1 : -1;
  const beside = shiftMotion(STILL, [way * (TOOTH + OFF) - top[0], 0]);
  const twin = shiftMotion(MIRRORED, [top[0] - way * (TOOTH + OFF), 0]);
  const teeth = parallel(half.worked[0] ?? line, -way * OFF);
  const tapes = [tapeAt(teeth, beside, way), tapeAt(teeth, twin, way === 1 ? -1 : 1)];
  return { shown: [...tapes, { ...half, motion: twin }, { ...half, motion: beside }], arrows: [] };
}

/** A half that is sewn along a line, its upper part where that is long. */
function nearNeck(piece: Piece, line: Line): Shown {
  const [top, foot] = [firstOf(line), lastOf(line)];
  const outline = artOutline(piece, false);
  const level = Math.max(foot[1] - BELOW, top[1] - SHOWN);
  if (boundsOf(outline).bottom > level) return lying(piece, 'right', { worked: [line] });
  const torn = { outline: tornAt(outline, level, top), torn: true, worked: [downTo(line, level)] };
  return lying(piece, 'right', torn);
}

/** What of a line walked down lies above a level. */
function downTo(line: Line, level: number): Line {
  const [, size = 0] = line.at(0) ?? [];
  const foot = line.at(-1)?.[1] ?? 0;
  return foot >= level ? line : cutBetween(line, 0, (size - level) / (size - foot));
}

const tapeAt = (teeth: Line, motion: Motion, to: 1 | -1): Shown =>
  tape(
    teeth.map((at) => carry(motion, at)),
    to,
  );
