import type { Step } from '@/lib/pattern/seam-view';
import type { Pair } from '@/lib/pattern/types';
import { type BesideLine, besideLine } from '../../drawings/plane/beside-line';
import { finely } from '../../drawings/plane/finely';
import { bent } from '../../pictures/cloth/bend-cloth';
import { metIn, type Side } from '../../pictures/seams/part-sides';

/** A part of a band beside the part of an edge it is sewn to. */
export interface BandPart {
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
  const along = outline.map((at) => other.told(at)[0]);
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
    const [along] = line.told(at);
    return (atStart && Math.abs(along) < NEAR) || (atEnd && Math.abs(along - line.length) < NEAR);
  };
  const next = (i: number) => (i + 1) % outline.length;
  const last = outline.findIndex((at, i) => isCut(at) && !isCut(outline[next(i)] as Pair));
  if (last < 0) return [...outline, ...outline.slice(0, 1)];
  const round = [...outline.slice(last), ...outline.slice(0, last)];
  const end = round.findIndex((at, i) => i > 0 && isCut(at));
  return round.slice(0, end + 1);
}
