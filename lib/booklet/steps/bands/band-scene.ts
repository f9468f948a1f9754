import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { carry } from '../../drawings/plane/rigid';
import { doubled } from '../../pictures/cloth/fold-strip';
import { carriedArrow } from '../../pictures/cloth/move-scene';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import { lineOf } from '../../pictures/cloth/walk-seam';
import { openedScene } from '../../pictures/seams/lay-seam';
import type { Action } from '../action';
import { alone } from '../alone';
import type { Job } from '../jobs';

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
  const [own] = alone(book, job, piece, action).shown;
  const folded = action.key === 'fell' ? foldedUp(book, job, piece) : {};
  return { ...(own as Shown), motion, unfolded: false, ...folded };
}

/** Its inner half lies on the outer one, right side up, along the seam. */
function foldedUp({ measured }: Book, { seams }: Job, piece: Piece): Partial<Shown> {
  const outline = doubled(piece, measured.seams, true)?.outline;
  const sewn = seams
    .flatMap(({ a, b }) => [...a.steps, ...b.steps])
    .filter((step) => step.piece.id === piece.id);
  return { ...(outline ? { outline } : {}), worked: sewn.map(lineOf) };
}
