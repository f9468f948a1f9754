import { composeMotions } from '@/lib/geometry/motion';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Scene, Shown } from '../cloth/scene';
import { asSeen, bandBeside, bandSeams, withoutAllowance } from '../scenes/lay-band';
import type { Moment } from './pass';

/** A sleeve shown whole lies there with the band that was sewn to it before, the allowances in that. */
export function endSleeves(scene: Scene, { book, job }: Moment): Scene {
  if (job.seams.length === 0) return scene;
  const seams = bandSeams(book, job);
  return { ...scene, shown: scene.shown.flatMap((shown) => endedBy(shown, book, seams)) };
}

function endedBy(shown: Shown, book: Pick<Book, 'measured'>, seams: readonly SeamView[]): Shown[] {
  const seam = seams.find(({ a }) => a.steps.every(({ piece }) => piece.id === shown.piece.id));
  if (!seam || shown.outline || shown.bent) return [shown];
  const { a, b } = seam;
  const bands = bandBeside(book, a.steps, b.steps);
  if (bands.length === 0) return [shown];
  return [
    { ...shown, piece: withoutAllowance(a.steps) },
    ...asSeen(bands, shown.side).map((band) => ({
      ...band,
      motion: composeMotions(shown.motion, band.motion),
    })),
  ];
}
