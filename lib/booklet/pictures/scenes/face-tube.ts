import { boundsOf } from '@/lib/geometry/bounds';
import { composeMotions, MIRRORED, shiftMotion } from '@/lib/geometry/motion';
import { cutBetween } from '@/lib/geometry/polyline/cut-between';
import { firstOf, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { placeOf } from '../../steps/edges/name-place';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { type Box, onDetail, tornRound } from '../cloth/enlarge-detail';
import { foldedBesideZip, zippedEdges } from '../cloth/fold-at-zip';
import { lineThrough } from '../cloth/follow-edges';
import { artOutline, lying, outlineOf } from '../cloth/lay-piece';
import { TOOTH, tapeBeside, wrappedOver } from '../cloth/make-zip';
import type { Scene, Shown } from '../cloth/scene';
import { turnedUp } from '../cloth/turn-edge';
import { isOnePiece, lineOf, stepsOf, withoutAllowances } from '../cloth/walk-seam';
import { easedOn } from '../seams/ease-edge';
import { acrossSeams, joinedMeetings } from '../seams/join-meetings';
import { isTube } from '../seams/lay-apart';
import { edgesLieOn, laidOnto, type Meeting } from '../seams/meet-sides';

/** Cloth shown beyond the facing, cm. */
const BEYOND = 2.5;
/** What is wrapped over it ends above the waves of the tear, cm. */
const ABOVE_TEAR = 1;
/** Between the two halves of a face: their cut edges, the teeth of an open zip, cm. */
const CLEAR = 1;
const OPEN = 2 * TOOTH + 2;
/** A seam ends on the fold it runs up to, its allowance lying folded back there: a little before it, as a share. */
const SHORT_OF = 0.01;
/** Faced along their own edges, not round the neck. */
const ELSEWHERE = ['armhole', 'hem'];

/**
 * A facing round a collar grown on, its shoulders sewn: front and back of the tube, each with the facing on it and shown
 * as far down as that goes. So too where a zip is in by then: its edges lie flat while the facing is pinned, and are
 * wrapped over it then. Undefined where garment and
 * facing lie flat along any other neckline, and where a face is of several panels.
 */
export function tubeFacingScene(book: Book, job: Job, key: string, rows: number): Scene | undefined {
  if (ELSEWHERE.includes(placeOf(book, job))) return undefined;
  const sewn = sewnBefore(book, job);
  if (!meetsZip(book, job) && !acrossSeams(joinedMeetings(job.seams), sewn).some(isTube)) return undefined;
  const faces = joinedMeetings(job.seams);
  if (!faces.every(({ a, b }) => isOnePiece(a) && isOnePiece(b))) return undefined;
  return inARow(
    faces.map((meeting) => broughtScene(book, job, meeting) ?? faceScene({ book, job, key }, meeting, sewn)),
    rows,
  );
}

/** Open, its edges are folded and wrapped: they are seen on front and back each for itself alone. */
const meetsZip = ({ draft }: Book, job: Job): boolean =>
  stepsOf(job.seams).some(({ piece }) => zippedEdges(draft, job, piece).length > 0);

/** A facing brought to the edge of a whole face that its closed dart has bent otherwise; undefined where it lies on it as cut. */
function broughtScene(book: Book, job: Job, met: Meeting): Scene | undefined {
  const pieces = [...met.a, ...met.b].map(({ piece }) => piece);
  const isWhole = pieces.every(({ piece: { cut } }) => !cut.onFold && !cut.mirrored);
  if (!isWhole || pieces.some((piece) => zippedEdges(book.draft, job, piece).length > 0)) return undefined;
  return edgesLieOn(met, laidOnto(met)) ? undefined : easedOn(met);
}

interface Working {
  readonly book: Book;
  readonly job: Job;
  readonly key: string;
}

function faceScene({ book: { draft }, job, key }: Working, met: Meeting, sewn: readonly SeamView[]): Scene {
  const [garment, facing] = isFacing(met.a) ? [met.b, met.a] : [met.a, met.b];
  const [own, upper] = mapTuple([garment, facing], (steps) => closedOff(steps, sewn));
  const zipped = zippedEdges(draft, job, own);
  const isOpen = zipped.length > 0;
  const isFlat = isOpen && key === 'pin';
  const lower = isFlat ? { piece: own.piece, turned: [] } : turnedUp(own.piece, own.edges, zipped);
  const inside = isOpen ? foldedBesideZip(draft, upper) : { piece: upper.piece, turned: [] };
  const motion = laidOnto({ ...met, a: garment, b: facing });
  const cover: Shown = { ...opened(inside.piece, 'wrong'), motion, turned: inside.turned };
  const box = boxRound(outlineOf(cover));
  const line = lineThrough(zipped);
  const level = box[1] + ABOVE_TEAR;
  const zip = isFlat ? [tapeBeside(line, level)] : wrappedOver(lower, line, level);
  const seam = garment.flatMap(lineOf);
  const shown = redOnTop(
    [tornTo(box, opened(lower.piece, 'right')), ...(isFlat ? [...zip, cover] : [cover, ...zip])],
    isOpen ? cutBetween(seam, SHORT_OF, 1 - SHORT_OF) : seam,
  );
  return {
    shown: own.piece.cut.mirrored ? bothHalves(shown, isOpen ? OPEN : clearOf(own, sewn)) : shown,
    arrows: [],
  };
}

/** Halves sewn to each other below a slit touch there. */
const clearOf = ({ id }: PieceView, sewn: readonly SeamView[]): number =>
  sewn.some(({ selfPaired, a }) => selfPaired && a.steps.some(({ piece }) => piece.id === id)) ? 0 : CLEAR;

const isFacing = ([step]: readonly Step[]): boolean => step?.piece.piece.part === 'facing';

const redOnTop = (layers: readonly Shown[], line: readonly Pair[]): Shown[] =>
  layers.map((each) => (each === layers.at(-1) ? { ...each, worked: [onDetail(each, line)] } : each));

/** A piece as its sewn seams bound it. */
const closedOff = (own: readonly Step[], sewn: readonly SeamView[]): PieceView => {
  const view = firstOf(own).piece;
  return { ...view, piece: withoutAllowances(view, stepsOf(sewn)) };
};

const opened = (piece: Piece, side: Shown['side']): Shown =>
  lying(piece, side, { unfolded: piece.cut.onFold, outline: artOutline(piece, piece.cut.onFold) });

function boxRound(outline: readonly Pair[]): Box {
  const { left, bottom, right, top } = boundsOf(outline);
  return [left - BEYOND, bottom - BEYOND, right + BEYOND, top + BEYOND];
}

/** Of the garment what lies round the facing. */
const tornTo = (box: Box, shown: Shown): Shown => ({
  ...shown,
  outline: tornRound(outlineOf(shown), box, [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]),
  torn: true,
});

/** The other half of a pair beside its own, across the centre. */
function bothHalves(shown: readonly Shown[], apart: number): Shown[] {
  const { left } = boundsOf(outlineOf(firstOf(shown)));
  const twin = shiftMotion(MIRRORED, [2 * left - apart, 0]);
  return [
    ...shown.map((each) => ({ ...each, unnamed: true, motion: composeMotions(twin, each.motion) })),
    ...shown,
  ];
}
