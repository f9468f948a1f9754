import { boundsOf } from '@/lib/geometry/bounds';
import { layAlong, STILL, shiftMotion } from '@/lib/geometry/motion';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { crossAt, innerPlaces, laidOn } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { doubled } from '../cloth/fold-strip';
import { lineThrough } from '../cloth/follow-edges';
import { artOutline, lying, piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';
import { nearWork } from '../cloth/tear-near-work';
import { overSeamScene } from './lay-over-seam';

/** A patch is stitched on so far inside its edge, cm. */
const INSIDE = 0.2;

/** A patch pocket, its hem and allowances turned under, lies on its mark: pinned along its edge, stitched inside it. */
export function patchScene(book: Book, job: Job, key: string): Scene | undefined {
  const pieces = piecesIn(book, job);
  const pocket = pieces.find(({ part }) => part === 'pocket');
  const on = pieces.find((piece) => piece !== pocket && innerPlaces(job.operation, piece).length > 0);
  const mark = on && innerPlaces(job.operation, on)[0];
  if (!pocket || !on || !mark) return undefined;
  const own = patch(book, pocket, key);
  const overSeam = overSeamScene(job, pieces, own, mouthOf(book, pocket));
  if (overSeam) return overSeam;
  const [near] = nearWork(
    [lying(on, 'right', { worked: [mark] }), own].map((each) => ({ shown: [each], arrows: [] })),
  );
  const laid = laidOnMark(own, mark, mouthOf(book, pocket));
  return { shown: [...(near?.shown ?? []).map((each) => ({ ...each, worked: [] })), laid], arrows: [] };
}

function patch({ measured }: Book, pocket: Piece, key: string): Shown {
  const loop = measured.piece(pocket.id)?.edges ?? [];
  const edge = lineThrough(loop.filter(({ role }) => role !== 'hem'));
  const worked = [key === 'sew' ? parallel(edge, INSIDE) : edge];
  return lying({ ...pocket, cutLine: lineThrough(loop) }, 'right', { worked });
}

/** The ends of a pocket's mouth, as its edge is walked. */
function mouthOf({ measured }: Book, { id }: Piece): readonly [Pair, Pair] | undefined {
  const sewn = (measured.piece(id)?.edges ?? []).filter(({ role }) => role !== 'hem');
  const [first, last] = [sewn[0], sewn.at(-1)];
  return (
    first &&
    last && [
      [first.start.x, first.start.y],
      [last.end.x, last.end.y],
    ]
  );
}

/** Mouths that climb less are level, cm. */
const LEVEL = 0.1;

/** The mark is the edge of the pocket, as it will lie: turned with it where its mouth is not level on the pattern. */
function laidOnMark(pocket: Shown, mark: readonly Pair[], mouth: readonly [Pair, Pair] | undefined): Shown {
  const [from, to] = [mark[0], mark.at(-1)];
  if (mouth && from && to && Math.abs(from[1] - to[1]) > LEVEL)
    return { ...pocket, motion: layAlong(mouth, [from, to], false) };
  const [place, own] = [boundsOf(mark), boundsOf(pocket.piece.cutLine)];
  const across = (place.left + place.right - own.left - own.right) / 2;
  return { ...pocket, motion: shiftMotion(STILL, [across, place.bottom - own.bottom]) };
}

/** Half the arms of their crosses, large enough to be told from the belt, cm. */
const BUTTON = 1.3;
/** The back is torn off so far above and below the belt, cm: whole it would make the belt and its buttons tiny. */
const AROUND = 15;
/** Its buttons stand so far from the points of the belt, cm. */
const FROM_POINT = 2.5;

/**
 * The half-belt lies on the back, its points on their marks; then crosses stand for its buttons. Undefined where the
 * back is cut in panels, which no picture shows as one.
 */
export function halfBeltScene(book: Book, job: Job, key: string): Scene | undefined {
  const [back, ...panels] = laidOn(job.operation, book.draft.pieces);
  const [belt] = piecesIn(book, job);
  if (!back?.cut.onFold || panels.length > 0 || !belt) return undefined;
  const marks = innerPlaces(job.operation, back);
  const laid = laidAcross(book, belt, back, marks.flat());
  const sews = key === 'sew';
  const torn = { unfolded: true, outline: tornAround(back, marks.flat()), torn: true };
  const on = lying(back, 'right', { ...torn, worked: sews ? [] : marks });
  return laid && { shown: [on, sews ? laid : { ...laid, worked: [] }], arrows: [] };
}

function tornAround(back: Piece, mark: readonly Pair[]): readonly Pair[] {
  const { left, bottom, top } = boundsOf(mark);
  const whole = artOutline(back, true);
  const { bottom: lowest, top: highest } = boundsOf(whole);
  return [bottom - AROUND, top + AROUND]
    .filter((level) => level > lowest && level < highest)
    .reduce<readonly Pair[]>((shape, level) => tornAt(shape, level, [left, (bottom + top) / 2]), whole);
}

/**
 * Folded, from the mark on one half of the back to that on the other. On paper the darts, sewn by then, hold the marks
 * further apart: it is drawn as long as they are.
 */
function laidAcross(book: Book, belt: Piece, back: Piece, mark: readonly Pair[]): Shown | undefined {
  const outline = doubled(belt, book.measured.seams, true)?.outline;
  const [[centre] = []] = [foldLine(back)];
  if (!outline || !centre || mark.length === 0) return undefined;
  const place = boundsOf(mark);
  const { left, right, bottom, top } = boundsOf(outline);
  const stretch = (2 * Math.abs(place.left - centre[0])) / (top - bottom);
  const level = (place.bottom + place.top) / 2;
  const buttons = [bottom + FROM_POINT, top - FROM_POINT];
  return lying(belt, 'right', {
    outline,
    motion: [0, -1, stretch, 0, centre[0] - (stretch * (bottom + top)) / 2, level + (left + right) / 2],
    worked: buttons.flatMap((y) => crossAt([(left + right) / 2, y], BUTTON)),
  });
}
