import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Job } from '../jobs';

/** Seams other than darts sewn before a job. */
export const sewnBefore = ({ measured }: Pick<Book, 'measured'>, { stage }: Pick<Job, 'stage'>): SeamView[] =>
  measured.seams.filter(({ seam, dart }) => !dart && seam.stage < stage);
