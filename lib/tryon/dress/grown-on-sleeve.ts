import { dot, perp, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { edgesAlong } from '@/lib/pattern/find';
import type { PieceView } from '@/lib/pattern/piece-view';
import { BEYOND_UNDERARM, underarmCorner } from '@/lib/pattern/worn/grown-on';
import { between, eachAxis, type Place } from '@/lib/tryon/body/place';
import type { Figure } from './figure';
import { armFrame } from './on-arm';

/** Half a tube about the arm is no narrower than round the thickest arm, cm. */
const LEAST_RADIUS = 6.5;
/** Trunk becomes sleeve from so far beside the shoulder tip to where it begins beyond the underarm, cm. */
const BESIDE_TIP = 1;
/** And from so far below the underarm to so far above it, cm. */
const BELOW = 3;
const ABOVE = 8;

/** Where a place of a piece lies that without its sleeve would lie so on the trunk. */
type OnArm = (p: Point, onTrunk: Place) => Place;

/**
 * The sleeve of a piece that has one grown on: half a tube about the arm, from the overarm on top of it to the underarm
 * below, which goes over into the trunk between shoulder tip and underarm.
 */
export function layGrownOnSleeve(piece: PieceView, figure: Figure): OnArm | undefined {
  const [overarm, underarm] = [edgesAlong(piece, 'overarm')[0], edgesAlong(piece, 'underarm')];
  const corner = underarmCorner(piece);
  if (!overarm || !corner) return undefined;
  const [tip, wrist] = [overarm.end, overarm.start];
  const along = unit(sub(wrist, tip));
  const down = perp(along).y < 0 ? perp(along) : perp({ x: -along.x, y: -along.y });
  const below = underarm.flatMap(({ points }) => points).map((p) => placeIn(p, tip, along, down));
  const slice = armFrame(figure.arm, figure.shoulderTip);
  const turn = piece.face === 'front' ? 1 : -1;
  const shareAt = ({ x, y }: Point) =>
    shareWithin(x, tip.x + BESIDE_TIP, corner.x + BEYOND_UNDERARM) *
    shareWithin(y, corner.y - BELOW, corner.y + ABOVE);
  return (p, onTrunk) => {
    const share = shareAt(p);
    if (share === 0) return onTrunk;
    const { at: t, off } = placeIn(p, tip, along, down);
    const width = widthAt(below, t);
    const radius = Math.max(LEAST_RADIUS, width / Math.PI);
    const angle = (Math.PI * Math.max(0, off)) / width;
    const { at, out, forward } = slice(t);
    const [c, s] = [radius * Math.cos(angle), turn * radius * Math.sin(angle)];
    return between(
      onTrunk,
      eachAxis((axis) => at[axis] + c * out[axis] + s * forward[axis]),
      share,
    );
  };
}

interface InSleeve {
  /** Along the overarm from the shoulder tip, and down from it, cm. */
  readonly at: number;
  readonly off: number;
}

const placeIn = (p: Point, tip: Point, along: Point, down: Point): InSleeve => ({
  at: dot(sub(p, tip), along),
  off: dot(sub(p, tip), down),
});

/** How wide half the sleeve is so far along it, cm. */
function widthAt(underarm: readonly InSleeve[], at: number): number {
  const sorted = [...underarm].sort((a, b) => a.at - b.at);
  const next = sorted.findIndex((own) => own.at >= at);
  if (next < 0) return (sorted.at(-1) as InSleeve).off;
  const [a, b] = [sorted[Math.max(0, next - 1)] as InSleeve, sorted[next] as InSleeve];
  return b.at > a.at ? a.off + ((b.off - a.off) * (at - a.at)) / (b.at - a.at) : b.off;
}

const shareWithin = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
