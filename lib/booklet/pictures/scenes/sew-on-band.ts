import { carry, STILL } from '@/lib/geometry/motion';
import { firstOf } from '@/lib/geometry/sequence';
import type { Action } from '@/lib/operations/action';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { doubled } from '../cloth/fold-strip';
import { carriedArrow } from '../cloth/move-scene';
import type { Scene, Shown } from '../cloth/scene';
import { isOnePiece, lineOf } from '../cloth/walk-seam';
import { openedScene } from '../seams/lay-seam';
import { asSeen, bandBeside, withoutAllowance } from './lay-band';
import { alone } from './show-piece';

/**
 * A band from the inside once it is sewn to its sleeve: its free edge is turned in, then it is folded up over the seam
 * and stitched down along it. Undefined for what is done before they are joined.
 */
export function bandScene(book: Book, job: Job, action: Action, rows: number): Scene | undefined {
  if (action.key !== 'fold' && action.key !== 'fell') return undefined;
  const { shown } = openedScene(job.seams, 'toward-b', rows);
  const bands = shown.filter(({ piece }) => piece.part === 'cuff');
  const sleeves = shown.filter(({ piece }) => piece.part !== 'cuff');
  const done = bands.map((band) => doneOn(book, job, band, action));
  return {
    // Pressed into the band, the allowance of the sleeve is seen until the band covers it.
    shown: action.key === 'fell' ? [...sleeves, ...done] : [...done, ...sleeves],
    arrows: bands.flatMap(({ piece, motion }) =>
      alone(book, job, piece, action).arrows.map((arrow) => carriedArrow(arrow, (at) => carry(motion, at))),
    ),
  };
}

function doneOn(book: Book, job: Job, { piece, motion }: Shown, action: Action): Shown {
  const own = firstOf(alone(book, job, piece, action).shown);
  const folded = action.key === 'fell' ? foldedUp(book, job, piece) : {};
  return { ...own, motion, unfolded: false, ...folded };
}

/** Its inner half lies on the outer one, right side up, along the seam. */
function foldedUp({ measured }: Book, { seams }: Job, piece: Piece): Partial<Shown> {
  const outline = doubled(piece, measured.seams, true)?.outline;
  const sewn = seams
    .flatMap(({ a, b }) => [...a.steps, ...b.steps])
    .filter((step) => step.piece.id === piece.id);
  return { ...(outline ? { outline } : {}), worked: sewn.map(lineOf) };
}

/**
 * A cuff sewn to its sleeve, both seen from inside, the allowances in it: stitched down along its inner edge and all
 * round. Undefined for what is done before they are joined, and for a sleeve in two parts.
 */
export function cuffScene(book: Book, { seams }: Job, key: string, rows: number): Scene | undefined {
  if (key !== 'finish' || !seams.every(({ a }) => isOnePiece(a.steps))) return undefined;
  const scenes = seams.map(({ a, b }): Scene => {
    const sleeve = {
      piece: withoutAllowance(a.steps),
      side: 'wrong',
      unfolded: false,
      motion: STILL,
    } as const;
    const bands = asSeen(bandBeside(book, a.steps, b.steps, true), 'wrong');
    return { shown: [{ ...sleeve, worked: [] }, ...bands], arrows: [] };
  });
  return inARow(scenes, rows);
}
