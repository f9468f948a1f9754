import type { Pair } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { asPairs } from '../../drawings/plane/as-pairs';
import { cutAlong } from '../../drawings/plane/cut-along';
import { parallel } from '../../drawings/plane/parallel';
import { MIRRORED, STILL, shifted } from '../../drawings/plane/rigid';
import { inkPoint } from '../../pictures/cloth/find-inner-point';
import { TOOTH, tape } from '../../pictures/cloth/make-zip';
import { artOutline } from '../../pictures/cloth/outline-piece';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import { type Job, piecesOf } from '../jobs';
import { workedEdges } from '../worked-edges';

/** Between the teeth of a zip and a facing folded beside them, cm. */
const OFF = 0.5;
/** So much of the zip is shown below the facing, cm. */
const BELOW = 4;

/** From inside: a facing folded along both sides of a zip, on whose tapes it is sewn down. */
export function zipFacingScene(book: Book, job: Job): Scene | undefined {
  const [piece] = piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);
  const edges = piece ? workedEdges(book, job, piece, 'sew') : [];
  const line = edges.flatMap(({ points }) => asPairs(points)).sort(([, one], [, other]) => other - one);
  const [top, foot] = [line[0], line.at(-1)];
  if (!piece || !top || !foot) return undefined;
  const whole = artOutline(piece, false);
  const half: Shown = {
    piece,
    side: 'right',
    unfolded: false,
    motion: shifted(STILL, [TOOTH + OFF, 0]),
    outline: cutAlong(whole, [top, foot], inkPoint(whole)),
    worked: [line],
  };
  const twin = { ...half, motion: shifted(MIRRORED, [2 * top[0] - TOOTH - OFF, 0]) };
  const middle: Pair[] = [top, foot, [foot[0], foot[1] - BELOW]];
  const tapes = ([1, -1] as const).map((to) => tape(parallel(middle, to * TOOTH), to));
  return { shown: [...tapes, twin, half], arrows: [] };
}
