import { boundsOf } from '@/lib/geometry/bounds';
import { STILL, shiftMotion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { lengthOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { boxLine } from '../cloth/enlarge-detail';
import { lying, piecesIn } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { tornAt } from '../cloth/tear-cloth';

/** Cloth of the sleeve that is shown above its slash, cm. */
const ABOVE = 7;
/** The strip is sewn so far from its edge; at the end of the slash the stitches just hold the sleeve, cm. */
const STITCHED = 0.6;
const HELD = 0.15;

/**
 * The slash of a sleeve is drawn out into a straight line for its strip: sewn right sides together, the strip on top;
 * then the strip folded over to the wrong side and stitched along its turned edge.
 */
export function placketScene(book: Book, job: Job, key: string): Scene | undefined {
  const own = piecesIn(book, job);
  const sleeve = own.find(({ internal }) => internal.some(({ kind }) => kind === 'slash'));
  const strip = own.find((piece) => piece !== sleeve);
  const slash = sleeve?.internal.find(({ kind }) => kind === 'slash');
  if (key === 'slash' || !sleeve || !strip || !slash) return undefined;
  const half = lengthOf(slash);
  const scene = key === 'bind' ? sewn(sleeve, strip, half) : foldedOver(sleeve, strip, half);
  return { shown: scene, arrows: [] };
}

/** Both edges of the slash in one line, the end of the slash in its middle a little above it. */
function drawnOut(piece: Piece, half: number, side: Shown['side']): Shown {
  const outline: Pair[] = [
    [-half, 0],
    [0, STITCHED - HELD],
    [half, 0],
    [half, ABOVE + 1],
    [-half, ABOVE + 1],
  ];
  const torn = tornAt(outline, ABOVE, [0, 0]);
  return lying(piece, side, { outline: torn, torn: true });
}

const line = (half: number, y: number): Pair[] => [
  [-half, y],
  [half, y],
];

function sewn(sleeve: Piece, strip: Piece, half: number): Shown[] {
  const { left, right, bottom, top } = boundsOf(strip.cutLine);
  const motion = shiftMotion(STILL, [-(left + right) / 2, -bottom]);
  const stitched = line(half, STITCHED).map(([x, y]): Pair => [x + (left + right) / 2, y + bottom]);
  const outline = boxLine([left, bottom, right, top]);
  return [drawnOut(sleeve, half, 'right'), lying(strip, 'wrong', { motion, outline, worked: [stitched] })];
}

/** Its own edge turned in, it lies half on this side of the slash and half on the other. */
function foldedOver(sleeve: Piece, strip: Piece, half: number): Shown[] {
  const { left, right, bottom, top } = boundsOf(strip.cutLine);
  const seen = (top - bottom - 2 * STITCHED) / 2;
  const middle = (left + right) / 2;
  const outline = boxLine([left - middle, STITCHED - seen, right - middle, STITCHED + HELD]);
  return [
    drawnOut(sleeve, half, 'wrong'),
    lying(strip, 'right', { outline, worked: [line(half, STITCHED)] }),
  ];
}
