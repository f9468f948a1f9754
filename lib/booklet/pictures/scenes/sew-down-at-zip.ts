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
import { artOutline, lying, piecesBeside, piecesIn } from '../cloth/lay-piece';
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
  const [piece, ...more] = piecesIn(book, job);
  if (key !== 'sew' || !piece || more.length > 0) return undefined;
  const sewn = sewnDown(book, job, piece);
  if (!sewn) return undefined;
  const { line, top } = sewn;
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
function sewnDown(book: Book, job: Job, piece: Piece) {
  const edges = workedEdges(book, job, piece, 'sew');
  const line = lineThrough(edges).sort(([, one], [, other]) => other - one);
  const [top] = line;
  return top ? { edges, line, top } : undefined;
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
  const [onRight, onLeft] = piecesBeside(book, job).map((piece) => liningBeside(book, job, piece));
  if (!onRight || !onLeft) return undefined;
  const halves = [beside(onRight, -1), beside(onLeft, 1)];
  return {
    shown: [...halves.map(({ tape }) => tape), ...halves.map(({ half }) => half)],
    arrows: [],
  };
}

/** A half of the lining as it is sewn down, and on which side of its centre its cloth lies: 1 to the right. */
function liningBeside(book: Book, job: Job, piece: Piece) {
  const sewn = sewnDown(book, job, piece);
  if (!sewn) return undefined;
  const { edges, line, top } = sewn;
  const loop = book.measured.piece(piece.id)?.edges ?? [];
  // Below the opening the allowance is pressed under along the seam.
  const centre = loop.filter((edge) => edges.some((own) => own.line === edge.line));
  const half = nearNeck(turnedUp(piece, loop, centre).piece, line);
  const way = inkPoint(piece.cutLine)[0] > top[0] ? 1 : -1;
  return { half, way, top, teeth: parallel(half.worked[0] ?? line, -way * OFF) } as const;
}

/** The half laid on one side of the zip, and the tape of the zip beneath. */
function beside(
  { half, way, top, teeth }: NonNullable<ReturnType<typeof liningBeside>>,
  to: 1 | -1,
): { readonly half: Shown; readonly tape: Shown } {
  const off = TOOTH + OFF;
  const motion =
    way === to ? shiftMotion(STILL, [to * off - top[0], 0]) : shiftMotion(MIRRORED, [top[0] + to * off, 0]);
  return { half: { ...half, motion }, tape: tapeAt(teeth, motion, to) };
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
