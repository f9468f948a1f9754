import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Job } from '../jobs';

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
