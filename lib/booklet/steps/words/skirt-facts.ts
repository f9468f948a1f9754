import { SKIRT } from '@/lib/choices/slots/skirt';
import { traitsOf } from '@/lib/choices/slots/traits';
import { findDone } from '@/lib/operations/ask';
import { isCutOpened } from '@/lib/pattern/cut-opened';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Draft } from '@/lib/pattern/types';
import { type Job, piecesOf } from '../jobs/jobs';

/** Cloth on the bias drops: the hem of a circle, or of what is cut on the bias, is levelled before it is turned up. */
export function hangs({ choices, pieces }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  if (pieces.some((piece) => own.includes(piece.id) && isCutOpened(piece))) return true;
  const skirted = pieces.some(({ id, part }) => own.includes(id) && part.startsWith('skirt'));
  return (
    skirted && traitsOf(SKIRT, choices.options)?.circular === true && choices.options['waist-seam'] !== 'none'
  );
}

/** A peplum is part of a circle: its hem is turned up onto a shorter line, though it is too short to drop. */
export function isPeplum({ choices, pieces }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  return (
    choices.options.silhouette === 'peplum' &&
    pieces.some(({ id, part }) => own.includes(id) && part.startsWith('skirt'))
  );
}

/** Pleats are pressed in before the skirt is hemmed, and have to be opened for its hem. */
export function isCreased({ operations }: Draft, job: Job): boolean {
  const own = piecesOf(job);
  const creased = findDone(operations, ({ pleats }) => pleats === 'creased');
  return creased.some(({ pieces }) => pieces.some((id) => own.includes(id)));
}

/** Whether the seams of a job run from the bodice down into the skirt, across the seam that joins the two. */
export function crossesWaist({ seams }: Pick<Job, 'seams'>): boolean {
  const skirted = seams.map(({ a }) => a.steps[0]?.piece.piece.part.startsWith('skirt') ?? false);
  return skirted.includes(true) && skirted.includes(false);
}

type Joint = 'darts' | 'seams';

/** What of the bodice ends at the waist between its sides, to meet the seams of a skirt in panels. */
export function waistJoints({ seams }: Pick<Job, 'seams'>): Joint | 'both' | 'none' {
  const found = new Set(seams.flatMap(({ b }: SeamView) => b.steps.flatMap(jointAfter)));
  const [only = 'none'] = found;
  return found.size > 1 ? 'both' : only;
}

/** Panels meet in a seam; what parts the waist of one piece is a dart. */
function jointAfter(step: Step, i: number, steps: readonly Step[]): Joint[] {
  const next = steps[i + 1];
  if (!next) return [];
  if (next.piece.id !== step.piece.id) return ['seams'];
  const count = step.piece.edges.length;
  const apart = Math.abs(next.edge.index - step.edge.index);
  return Math.min(apart, count - apart) > 1 ? ['darts'] : [];
}
