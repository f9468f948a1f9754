import type { SeamView, Step } from '@/lib/drafting/checks/context/seam-view';
import type { Book } from '../book';
import { facing } from '../drawings/apart';
import { doubled } from '../drawings/doubled';
import { isRing } from '../drawings/meeting';
import { composed } from '../drawings/rigid';
import type { Scene, Shown } from '../drawings/scene';
import { turnedUp } from '../drawings/turned-up';
import type { Job } from './jobs';

/** Seams that hold a folded band or cuff to its sleeve. */
const BANDS = ['attach-band', 'attach-cuff'];

export const bandSeams = ({ measured }: Pick<Book, 'measured'>, { stage }: Job): SeamView[] =>
  measured.seams.filter(({ seam }) => BANDS.includes(seam.operation) && seam.stage < stage);

/** A band as it is once it is sewn on, folded right side out, beside its edge; none where that runs round from a slit to the slit. */
export function bandBeside(
  { measured }: Pick<Book, 'measured'>,
  own: readonly Step[],
  band: readonly Step[],
): Shown[] {
  const [piece] = band.map((step) => step.piece.piece);
  const outline = piece && doubled(piece, measured.seams, true)?.outline;
  if (!outline) return [];
  if (isRing(own)) return [];
  const motion = facing({ a: own, b: band, self: false }, 0);
  return [{ piece, side: 'right', unfolded: false, motion, outline, worked: [] }];
}

/** A sleeve shown whole lies there with the band that was sewn to it before, the allowances in that. */
export function withSleeveEnds(scene: Scene, book: Pick<Book, 'measured'>, job: Job): Scene {
  if (job.seams.length === 0) return scene;
  const seams = bandSeams(book, job);
  return { ...scene, shown: scene.shown.flatMap((shown) => endedBy(shown, book, seams)) };
}

function endedBy(shown: Shown, book: Pick<Book, 'measured'>, seams: readonly SeamView[]): Shown[] {
  const seam = seams.find(({ a }) => a.steps.every(({ piece }) => piece.id === shown.piece.id));
  if (!seam || shown.outline || shown.bent) return [shown];
  const { a, b } = seam;
  const [band] = bandBeside(book, a.steps, b.steps);
  const { piece, edges } = (a.steps[0] as Step).piece;
  if (!band) return [shown];
  const ended = turnedUp(
    piece,
    edges,
    a.steps.map(({ edge }) => edge),
  ).piece;
  return [
    { ...shown, piece: ended },
    { ...band, motion: composed(shown.motion, band.motion) },
  ];
}
