import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Job } from './jobs';

/** Edges less unlike than this meet as they are, cm. */
const ALIKE = 0.05;
const NOTHING: Side = { steps: [], length: 0, line: '' };

const fullness = ({ a, b }: SeamView): number => a.length - b.length;

/** Of a seam only the edge that is fuller than the other. */
const fullerOf = (seam: SeamView): SeamView => ({
  ...seam,
  a: fullness(seam) > 0 ? seam.a : seam.b,
  b: NOTHING,
});

/** What a job gathers: threads run through the fuller edge alone, never through the one it is drawn up to. */
export function fullerSides(job: Job): Job {
  const seams = job.seams.filter((seam) => Math.abs(fullness(seam)) > ALIKE).map(fullerOf);
  return seams.length > 0 ? { ...job, seams } : job;
}

/** What is readied along the first side of its seams only. */
export const firstSides = (job: Job): Job => ({
  ...job,
  seams: job.seams.map((seam) => ({ ...seam, b: NOTHING })),
});
