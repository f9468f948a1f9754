import { mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Drawn } from '../compare/drawn';
import { isInside } from '../compare/polygon';
import type { Registered } from '../compare/register';
import { pieceIn } from '../compare/settle';
import { type Findings, TOLERANCE } from '../finding';
import { pairAt, startOf } from '../reading/flat-points';

/** Heads of the arrow: so long or a third of it, the line ending inside them at this share of their length. */
const HEAD = 0.55;
const COVERED = 0.8;

/**
 * How far a drawn line is from being the grainline of a piece, cm. A grainline may stand beside where the draft has
 * it, in free room, but parallel to it, as long, level with it and inside the piece; Infinity outside.
 */
function awayFromGrain({ pose, at }: Registered, line: readonly number[]): number {
  const [[ax, ay], [bx, by]] = pose.grain;
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bare = COVERED * Math.min(HEAD, length / 3);
  const local = mapTuple([startOf(line), pairAt(line, 2)], ([x, y]): Pair => [x - at[0], y - at[1]]);
  if (!local.every(([x, y]) => isInside(pose.chain, x, y))) return Number.POSITIVE_INFINITY;
  const along = mapTuple(local, ([x, y]) => (x - ax) * ux + (y - ay) * uy).sort((p, q) => p - q);
  const aside = mapTuple(local, ([x, y]) => (y - ay) * ux - (x - ax) * uy);
  return Math.max(
    Math.abs(aside[0] - aside[1]),
    Math.abs(along[0] - bare),
    Math.abs(along[1] - (length - bare)),
  );
}

/** The lines that are grainlines, one for each piece; a piece without its own is a finding. */
export function findGrains(
  found: readonly Registered[],
  { lines }: Drawn,
  findings: Findings,
): (readonly number[])[] {
  const straight = lines.filter(({ ply, points }) => ply === 'marks' && points.length === 4);
  return found.flatMap((each) => {
    const tries = straight.map(({ points }) => ({ points, away: awayFromGrain(each, points) }));
    const best = tries.reduce<(typeof tries)[number] | undefined>(
      (least, other) => (least && least.away <= other.away ? least : other),
      undefined,
    );
    if (best && best.away <= TOLERANCE) {
      findings.measured('grain', pieceIn(each), best.away);
      return [best.points];
    }
    const distance = best && Number.isFinite(best.away) ? { distance: best.away } : {};
    findings.add('grain', { piece: pieceIn(each), ...distance });
    return [];
  });
}
