import { STILL } from '@/lib/geometry/motion';
import type { Book } from '../../book';
import { sewnBefore } from '../../steps/edges/find-sewn';
import type { Job } from '../../steps/jobs/jobs';
import { lying } from '../cloth/lay-piece';
import type { Scene } from '../cloth/scene';
import { isOn, ownLine, withoutAllowances } from '../cloth/walk-seam';
import { facing } from '../seams/face-edges';

/**
 * The upper ends of a vent while they are pinned: both halves lie right side up as the seam above holds them, the red
 * lines at the corner where it ends. Undefined where nothing is sewn above.
 */
export function ventPinnedScene(book: Book, job: Job): Scene | undefined {
  const [first] = job.seams.flatMap(({ a }) => a.steps);
  if (!first) return undefined;
  const { id } = first.piece;
  const above = sewnBefore(book, job).find(({ selfPaired, a }) => selfPaired && isOn(a.steps, id));
  if (!above) return undefined;
  const steps = job.seams.flatMap(({ a }) => a.steps).filter((step) => isOn([step], id));
  const piece = withoutAllowances(first.piece, above.a.steps);
  const half = lying(piece, 'right', { worked: steps.map(ownLine) });
  const twin = facing({ a: above.a.steps, b: above.b.steps, self: true }, 0);
  return {
    shown: [
      { ...half, motion: twin, unnamed: true },
      { ...half, motion: STILL },
    ],
    arrows: [],
  };
}
