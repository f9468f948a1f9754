import { STILL } from '@/lib/geometry/motion';
import { type BesideLine, besideLine } from '@/lib/geometry/polyline/beside-line';
import { finely } from '@/lib/geometry/polyline/finely';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { bent } from '../cloth/bend-cloth';
import { doubled } from '../cloth/fold-strip';
import { closedLine } from '../cloth/follow-edges';
import type { Shown } from '../cloth/scene';
import { sewnBy } from '../cloth/walk-seam';
import { facing, isRing } from '../seams/face-edges';
import { metIn, type Side } from '../seams/part-sides';

/** A part of a band beside the part of an edge it is sewn to. */
interface BandPart {
  /** Where it lies, in the coordinates of the piece it is sewn to. */
  readonly outline: readonly Pair[];
  /** Its edges, without the one along which the picture parts it from the rest of the band. */
  readonly rim: readonly Pair[];
}

/**
 * A band that runs round a sleeve from a slit back to the slit, beside the sleeve that is drawn open at its seam: parted
 * there, and at the slit one of its ends over the other. What reaches beyond the slit to lie under comes first.
 */
export function bandRound(
  outline: readonly Pair[],
  own: readonly Step[],
  band: readonly Step[],
): readonly BandPart[] {
  return metIn({ a: own, b: band, self: false })
    .map(({ upper, lower }) => partOf(outline, upper, lower))
    .sort((one, other) => other.beyond - one.beyond);
}

function partOf(whole: readonly Pair[], edge: Side, band: Side): BandPart & { readonly beyond: number } {
  const own = besideLine(band.line, isReversed(band) ? -1 : 1);
  const other = besideLine(edge.line, isReversed(edge) ? 1 : -1);
  const { startsThere, endsThere } = band;
  const joined = [!startsThere, !endsThere] as const;
  const { outline } = bent(finely(whole), own, other, {
    ...{ startsThere, endsThere, joined },
    depth: Number.POSITIVE_INFINITY,
  });
  const along = outline.map((at) => other.locate(at)[0]);
  const beyond = Math.max(
    startsThere ? -Math.min(...along) : 0,
    endsThere ? Math.max(...along) - other.length : 0,
  );
  return { outline, rim: withoutCut(outline, other, joined), beyond };
}

const isReversed = ({ steps }: Side): boolean => steps[0]?.reversed ?? false;

/** A place so near the end of a line is on the cut there, cm. */
const NEAR = 0.1;

/** An outline from one end of its cut round to the other; all of it, closed, where nothing is cut. */
function withoutCut(
  outline: readonly Pair[],
  line: BesideLine,
  [atStart, atEnd]: readonly [boolean, boolean],
): readonly Pair[] {
  const isCut = (at: Pair): boolean => {
    const [along] = line.locate(at);
    return (atStart && Math.abs(along) < NEAR) || (atEnd && Math.abs(along - line.length) < NEAR);
  };
  const next = (i: number) => (i + 1) % outline.length;
  const last = outline.findIndex((at, i) => isCut(at) && !isCut(item(outline, next(i))));
  if (last < 0) return closedLine(outline);
  const round = [...outline.slice(last), ...outline.slice(0, last)];
  const end = round.findIndex((at, i) => i > 0 && isCut(at));
  return round.slice(0, end + 1);
}

/** Seams that hold a folded band or cuff to its sleeve. */
export const bandSeams = ({ measured }: Pick<Book, 'measured'>, job: Job): SeamView[] =>
  sewnBy(({ gathers }) => gathers === 'sleeve-end', measured.seams, job);

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
    return [{ ...lying(closedLine(outline)), motion, outline }];
  }
  const parts = bandRound(outline, own, band);
  return parts.map((part, i) => ({
    ...{ ...lying(part.rim), motion: STILL, outline: part.outline, bent: true },
    ...(i < parts.length - 1 ? { unnamed: true } : {}),
  }));
}

/** From inside, the end that lies under is the one seen. */
export const asSeen = (bands: readonly Shown[], side: Shown['side']): Shown[] => {
  const named = bands.map(({ unnamed }) => unnamed);
  const seen = side === 'wrong' ? [...bands].reverse() : bands;
  return seen.map(({ unnamed, ...band }, i) => (named[i] ? { ...band, unnamed: true } : band));
};
