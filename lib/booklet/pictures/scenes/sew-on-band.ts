import { carry, STILL } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { firstOf } from '@/lib/geometry/sequence';
import type { Action } from '@/lib/operations/action';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import type { Part, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { creases } from '../../steps/edges/find-inner-places';
import type { Job } from '../../steps/jobs/jobs';
import { inARow } from '../cloth/arrange-scenes';
import { carriedArrow } from '../cloth/carry-arrow';
import { doubled } from '../cloth/fold-strip';
import type { Scene, Shown } from '../cloth/scene';
import { isOnePiece, lineOf, stepsOf, withoutAllowances } from '../cloth/walk-seam';
import { openedScene } from '../seams/lay-seam';
import { asSeen, bandBeside } from './lay-band';
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
  const sewn = stepsOf(seams).filter((step) => step.piece.id === piece.id);
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
      piece: withoutAllowances(firstOf(a.steps).piece, a.steps),
      side: 'wrong',
      unfolded: false,
      motion: STILL,
    } as const;
    const bands = asSeen(bandBeside(book, a.steps, b.steps, true), 'wrong');
    return { shown: [{ ...sleeve, worked: [] }, ...bands], arrows: [] };
  });
  return inARow(scenes, rows);
}

const BANDS: readonly Part[] = ['cuff', 'collar'];

/**
 * Cuffs and folded collars as they lie when they are sewn on: their ends sewn and turned, folded, the outer half seen
 * with the allowance of the one edge that is still open.
 */
export const withBandsTurned = (seams: readonly SeamView[]): SeamView[] =>
  seams.map((seam) => ({ ...seam, a: bandsIn(seam.a), b: bandsIn(seam.b) }));

const bandsIn = (side: Side): Side => ({
  ...side,
  steps: side.steps.map((step) => {
    const piece = turnedBand(step, side);
    return piece ? { ...step, piece: { ...step.piece, piece } } : step;
  }),
});

function turnedBand({ piece: view, edge }: Step, { steps }: Side): Piece | undefined {
  const { piece } = view;
  const fold = foldOf(piece);
  if (!fold) return undefined;
  const open = new Set(steps.filter((step) => step.piece.id === view.id).map((step) => step.edge.id));
  const outline = view.edges.flatMap(({ id, points, allowance }) =>
    open.has(id) ? parallel(asPairs(points), -allowance) : asPairs(points),
  );
  const [middle] = asPairs([edge.points[Math.floor(edge.points.length / 2)] ?? edge.start]);
  return { ...piece, cutLine: cutAlong(outline, fold, middle) };
}

const foldOf = (piece: Piece) => (BANDS.includes(piece.part) ? creases(piece)[0] : undefined);

/** Folded wrong sides together, a band shows its right side where all else lies wrong side up. */
export const withBandsRightSideOut = (scene: Scene): Scene => ({
  ...scene,
  shown: scene.shown.map((shown) => (foldOf(shown.piece) ? { ...shown, side: 'right' } : shown)),
});
