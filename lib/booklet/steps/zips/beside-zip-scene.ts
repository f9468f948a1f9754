import type { Side } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Scene } from '../../pictures/cloth/scene';
import { togetherScene } from '../../pictures/seams/lay-seam';
import type { Job } from '../jobs';
import { zippedSide } from './zipped-side';

/** What is left of a side once its zip is in: sewn above and below it, right sides together. */
export function besideZipScene(book: Book, job: Job): Scene | undefined {
  const zipped = zippedSide(book, job);
  if (!zipped) return undefined;
  const { seam, own, across } = zipped;
  const done = [...own, ...across];
  const left = (side: Side): Side => ({ ...side, steps: side.steps.filter((step) => !done.includes(step)) });
  return togetherScene([{ ...seam, a: left(seam.a), b: left(seam.b) }]);
}
