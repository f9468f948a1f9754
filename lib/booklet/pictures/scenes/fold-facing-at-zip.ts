import { boundsOf } from '@/lib/geometry/bounds';
import { MIRRORED } from '@/lib/geometry/motion';
import { contains } from '@/lib/geometry/polyline/contains';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf, lastOf, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import type { Box } from '../cloth/enlarge-detail';
import { besideDarts, closedLine } from '../cloth/follow-edges';
import { piecesBeside } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { besideZip, FOLD_OFF, garmentAtZip, nearZipEnd, seenDown, zipEnd } from './enlarge-zip-end';
import { facedWithCollar } from './find-faced-seams';

/** The fold leaves the centre at the neck seam, and is as far off it as it goes from so far below, cm. */
const LEAVES = 1.2;
/** Understitching lies so far below the edge, and so far from the zip, where a foot still went, cm. */
const HELD = { below: 0.2, beside: 2.4 } as const;
/** So much is seen of a collar above the neck seam, cm. */
const COLLAR = 3;
/** Shapes are bent along a fold this finely, cm. */
const FINE = 0.1;

type Line = readonly Pair[];

/**
 * From inside, the upper end of a zip, large: the centre allowance of the facing still flat over the tape at one side
 * and folded under at the other, then folded and sewn down at both. Undefined where nothing of the garment is zipped.
 */
export function facingAtZipScene(book: Book, job: Job, key: string): Scene | undefined {
  const [onRight, onLeft] = piecesBeside(book, job).map((piece) => halfAtZip(book, job, piece));
  if (!onRight || !onLeft) return undefined;
  const below = (['under', 'over'] as const).flatMap((layer) => [
    ...onRight[layer].map(mirror),
    ...onLeft[layer],
  ]);
  const first = mirror(key === 'fold' ? onRight.flat : onRight.folded);
  const tucked = { at: [-0.1, onRight.foot / 2] as Pair, direction: [-1, 0] as Pair };
  return {
    shown: [...below, ...onLeft.zip, first, onLeft.folded],
    arrows: key === 'fold' ? [tucked] : [],
    detail: true,
  };
}

const mirror = (shown: Shown): Shown => ({ ...shown, motion: MIRRORED });

/** A half beside the zip: what lies under its facing, and that folded and not. */
function halfAtZip(book: Book, job: Job, piece: Piece) {
  const facing = book.measured.piece(piece.id);
  const centre = workedEdges(book, job, piece, 'sew');
  if (!facing || centre.length === 0) return undefined;
  const laid = besideZip(facing, centre);
  const foot = boundsOf(laid(centre)).bottom;
  const seen = seenDown(foot);
  const garment = garmentAtZip(book, job, seen, piece.cut.side);
  if (!garment) return undefined;
  const neck = laid(facing.edges.filter((edge) => !centre.includes(edge) && endsAtTop(laid([edge]))));
  const { cloth, allowance, lining } = garment;
  const collars = collarAbove(book, job, neck, seen);
  return {
    under: [...collars, lining ? allowance : cloth],
    over: [lining ?? allowance],
    zip: zipEnd(seen),
    ...facingOver(facing, { shape: laid(besideDarts(facing.edges)), neck, centre: laid(centre) }, seen),
    foot: Math.max(foot, seen[1]),
  };
}

type Laid = Readonly<Record<'shape' | 'neck' | 'centre', Line>>;

/** The end of a facing beside a zip, folded beside the teeth and not yet. */
function facingOver(facing: PieceView, { shape, neck, centre }: Laid, seen: Box) {
  const fine = finelyAlong(closedLine(shape), FINE);
  const [folded, flat] = mapTuple([fine.map(besideTeeth), fine], (each) =>
    nearZipEnd(facing, each, 'right', seen),
  );
  const on = (line: Line) => line.filter((at) => contains(flat.outline ?? [], at));
  const fold = on(finelyAlong(centre, FINE).map(besideTeeth));
  const sewn = [on(heldBelow(neck))].filter(({ length }) => length > 1);
  return { folded: { ...folded, sewn, worked: [fold] }, flat: { ...flat, sewn, creased: [fold] } };
}

const endsAtTop = (line: Line): boolean => line.some(([x, y]) => Math.hypot(x, y) < FINE);

/** Nothing of a facing folded beside the teeth reaches over them. */
function besideTeeth([x, y]: Pair): Pair {
  const off = FOLD_OFF * Math.min(1, Math.max(0, -y / LEAVES));
  return [y > 0 ? x : Math.max(x, off), y];
}

function heldBelow(neck: Line): Pair[] {
  const walked = firstOf(neck)[0] < lastOf(neck)[0] ? neck : [...neck].reverse();
  return finelyAlong(parallel(walked, -HELD.below), FINE).filter(([x]) => x > HELD.beside);
}

/** A collar that stands up from the neck seam shows the layer next to the facing. */
function collarAbove(book: Book, job: Job, neck: Line, seen: Box): Shown[] {
  const [step] = facedWithCollar(book, job).flatMap(({ b }) => b.steps);
  if (!step) return [];
  const above = neck.map(([x, y]): Pair => [x, y + COLLAR]);
  return [nearZipEnd(step.piece, [...neck, ...above.reverse()], 'right', seen)];
}
