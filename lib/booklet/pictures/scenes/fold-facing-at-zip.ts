import { boundsOf } from '@/lib/geometry/bounds';
import { MIRRORED } from '@/lib/geometry/motion';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Book } from '../../book';
import { workedEdges } from '../../steps/edges/find-worked-edges';
import type { Job } from '../../steps/jobs/jobs';
import type { Box } from '../cloth/enlarge-detail';
import { besideDarts, closedLine } from '../cloth/follow-edges';
import { piecesIn } from '../cloth/lay-piece';
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
  const half = halfAtZip(book, job);
  if (!half) return undefined;
  const { under, over, zip, folded, flat, foot } = half;
  const below = [under, over].flatMap((each) => [...each.map(mirror), ...each]);
  const first = mirror(key === 'fold' ? flat : folded);
  const tucked = { at: [-0.1, foot / 2] as Pair, direction: [-1, 0] as Pair };
  return {
    shown: [...below, ...zip, first, folded],
    arrows: key === 'fold' ? [tucked] : [],
    detail: true,
  };
}

const mirror = (shown: Shown): Shown => ({ ...shown, motion: MIRRORED });

/** A half beside the zip: what lies under its facing, and that folded and not. */
function halfAtZip(book: Book, job: Job) {
  const [piece] = piecesIn(book, job);
  const facing = piece && book.measured.piece(piece.id);
  const centre = piece ? workedEdges(book, job, piece, 'sew') : [];
  if (!facing || centre.length === 0) return undefined;
  const laid = besideZip(facing, centre);
  const foot = boundsOf(laid(centre)).bottom;
  const seen = seenDown(foot);
  const garment = garmentAtZip(book, job, seen);
  if (!garment) return undefined;
  const neck = laid(facing.edges.filter((edge) => !centre.includes(edge) && endsAtTop(laid([edge]))));
  const near = (line: Line) => line.filter(isIn(seen));
  const fold = near(finelyAlong(laid(centre), FINE).map(besideTeeth));
  const sewn = [near(heldBelow(neck))].filter(({ length }) => length > 1);
  const shape = finelyAlong(closedLine(laid(besideDarts(facing.edges))), FINE);
  const collars = collarAbove(book, job, neck, seen);
  return {
    under: [...collars, garment.cloth],
    over: [garment.allowance],
    zip: zipEnd(seen),
    folded: { ...nearZipEnd(facing, shape.map(besideTeeth), 'right', seen), sewn, worked: [fold] },
    flat: { ...nearZipEnd(facing, shape, 'right', seen), sewn, creased: [fold] },
    foot: Math.max(foot, seen[1]),
  };
}

const endsAtTop = (line: Line): boolean => line.some(([x, y]) => Math.hypot(x, y) < FINE);

const isIn =
  ([, bottom, right, top]: Box) =>
  ([x, y]: Pair): boolean =>
    x < right && y > bottom && y < top;

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
