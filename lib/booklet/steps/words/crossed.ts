import type { Job } from '../jobs';

/** Whether the seams of a job run from the bodice down into the skirt, across the seam that joins the two. */
export function crossesWaist({ seams }: Pick<Job, 'seams'>): boolean {
  const skirted = seams.map(({ a }) => a.steps[0]?.piece.piece.part.startsWith('skirt') ?? false);
  return skirted.includes(true) && skirted.includes(false);
}
