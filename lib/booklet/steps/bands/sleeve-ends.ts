import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Pair, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { composed, STILL } from '../../drawings/plane/rigid';
import { doubled } from '../../pictures/cloth/fold-strip';
import type { Scene, Shown } from '../../pictures/cloth/scene';
import { turnedUp } from '../../pictures/cloth/turn-edge';
import { facing, isRing } from '../../pictures/seams/face-edges';
import type { Job } from '../jobs';
import { bandRound } from './band-round';

/** Seams that hold a folded band or cuff to its sleeve. */
const BANDS = ['attach-band', 'attach-cuff'];

export const bandSeams = ({ measured }: Pick<Book, 'measured'>, { stage }: Job): SeamView[] =>
  measured.seams.filter(({ seam }) => BANDS.includes(seam.operation) && seam.stage < stage);

/**
 * A band as it is once it is sewn on, folded right side out, beside its edge; where that runs round from a slit to the
 * slit in two parts, the one that lies under first as seen from the right side of the sleeve. `stitched`: it is stitched
 * all round now.
 */
export function bandBeside(
  { measured }: Pick<Book, 'measured'>,
  own: readonly Step[],
  band: readonly Step[],
  stitched = false,
): Shown[] {
  const [piece] = band.map((step) => step.piece.piece);
  const outline = piece && doubled(piece, measured.seams, true)?.outline;
  if (!outline) return [];
  const lying = (rim: readonly Pair[]) =>
    ({ piece, side: 'right', unfolded: false, worked: stitched ? [rim] : [] }) as const;
  if (!isRing(own)) {
    const motion = facing({ a: own, b: band, self: false }, 0);
    return [{ ...lying([...outline, ...outline.slice(0, 1)]), motion, outline }];
  }
  const parts = bandRound(outline, own, band);
  return parts.map((part, i) => ({
    ...{ ...lying(part.rim), motion: STILL, outline: part.outline, bent: true },
    ...(i < parts.length - 1 ? { unnamed: true } : {}),
  }));
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
  const bands = bandBeside(book, a.steps, b.steps);
  if (bands.length === 0) return [shown];
  return [
    { ...shown, piece: withoutAllowance(a.steps) },
    ...asSeen(bands, shown.side).map((band) => ({ ...band, motion: composed(shown.motion, band.motion) })),
  ];
}

/** A sleeve whose allowance lies in its band. */
export function withoutAllowance(own: readonly Step[]): Piece {
  const { piece, edges } = (own[0] as Step).piece;
  return turnedUp(
    piece,
    edges,
    own.map(({ edge }) => edge),
  ).piece;
}

/** From inside, the end that lies under is the one seen. */
export const asSeen = (bands: readonly Shown[], side: Shown['side']): Shown[] => {
  const named = bands.map(({ unnamed }) => unnamed);
  const seen = side === 'wrong' ? [...bands].reverse() : bands;
  return seen.map(({ unnamed, ...band }, i) => (named[i] ? { ...band, unnamed: true } : band));
};
