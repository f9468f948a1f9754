import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, startOf } from '@/lib/geometry/path';
import { firstOf, neighbours } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import { gatheredSide, gatheredWidth } from './gathered-side';
import { hangingHem, risingHem, wavedHem } from './hanging-hem';
import { skirtPanelsOf } from './panels';
import { type Station, sideCurve } from './side';
import { gatherOf, isPleated, SWING, swungSide, swungStations } from './swung';
import { tierSeams } from './tiers';
import type { Face, View } from './types';

/** One face of a skirt as it hangs, half of it; x from the centre to the side, y up from the waist, cm. */
export interface WornSkirt {
  readonly view: View;
  readonly panels: readonly Piece[];
  /** From the centre to the side. */
  readonly waist: Path;
  /** Upward. */
  readonly side: Path;
  /** From the centre to the side. */
  readonly hem: Path;
  /** The hem of the back, where it hangs lower than this one. */
  readonly behind?: Path;
  /** How many times wider the cloth is than the seam it is gathered on to. */
  readonly gather: number;
  /** Folded into pleats, which hang closed. */
  readonly pleated: boolean;
  /** Where on the hem folds begin that rise from it, from the centre to the side. */
  readonly folds: readonly Point[];
}

/** Seen from the front, the hem of a wide skirt rises toward the sides. */
const SWING_RISE = 0.12;

/** How much higher than at the centre back the hem is cut: at the centre of this face, and at the side. */
function liftOf({ construction }: Draft, view: View): { centre: number; side: number } {
  const { hemDrop = 0 } = construction;
  const centre = view === 'front' ? (construction.hemLiftFront ?? 0) : hemDrop / 2;
  return { centre, side: construction.hemLiftSide ?? 0 };
}

/** Half the width of a skirt at a height, between levels given from the hem up: a hem that rises there cuts the side off. */
function widthAt(y: number, levels: readonly Station[]): number {
  const pair = neighbours(levels).find(([, above]) => above.y > y) ?? neighbours(levels).at(-1);
  if (!pair) return firstOf(levels).x;
  const [from, to] = pair;
  return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
}

/** A level no further than this above a lifted hem bends nothing: the side runs straight past it, cm. */
const ABOVE_HEM = 2;

function sideOf(draft: Draft, stations: readonly Station[], { gather, pleated }: Hanging): Path {
  if (gather > 1) return gatheredSide(stations);
  return pleated ? sideCurve(stations) : swungSide(draft, stations);
}

type Hanging = Pick<WornSkirt, 'gather' | 'pleated'>;

/** The skirt of a draft on the face of its bodice; nothing where none is sewn on. */
export function wornSkirt(draft: Draft, face: Face): WornSkirt | undefined {
  const panels = skirtPanelsOf(draft, face.view);
  const hemLevel = draft.construction.hemLevel;
  if (panels.length === 0 || hemLevel === undefined) return undefined;
  const top = endOf(face.lines.hem);
  const gather = gatherOf(draft, face.view);
  const pleated = panels.some(isPleated);
  const below =
    gather > 1
      ? gatheredStations(draft, panels, top, hemLevel)
      : swungStations(draft, top, hemLevel, pleated);
  const lowest = firstOf(below);
  const lifted = liftOf(draft, face.view);
  const width = widthAt(lowest.y + lifted.side, [...below, top]);
  const rise = SWING_RISE * Math.max(0, width - top.x) + lifted.side;
  const end = { x: width, y: lowest.y + rise };
  const stations = [end, ...below.slice(1).filter(({ y }) => y > end.y + ABOVE_HEM), top];
  const half = draft.construction.hemDrop === undefined ? hangingHem : risingHem;
  const plain = half(width, hemLevel + lifted.centre, rise - lifted.centre);
  const { hem, folds } = wavedHem(plain, gather > 1 ? GATHERED : pleated ? 0 : flareOf(draft, top));
  return {
    view: face.view,
    panels,
    waist: face.lines.hem,
    side: sideOf(draft, stations, { gather, pleated }),
    hem,
    folds,
    ...(lifted.centre > lifted.side ? { behind: hangingHem(width, hemLevel, rise) } : {}),
    gather,
    pleated,
  };
}

/** Cloth gathered on to a seam falls in folds like that of a circle. */
const GATHERED = 3;

/** How many times more a skirt flares than it can swing out: the same in every size; a half circle 1.6. */
const flareOf = ({ finished, construction }: Draft, top: Point): number =>
  ((finished.hem ?? 0) / 4 - top.x) / (top.y - (construction.hemLevel ?? 0)) / SWING;

/** The lower ends of tiers, or of a skirt that is one, from the hem up: each stands off below its seam. */
function gatheredStations({ finished }: Draft, panels: readonly Piece[], top: Point, hem: number): Station[] {
  const most = (finished.hem ?? 0) / 4;
  const levels = [...tierSeams({ panels }), hem].sort((a, b) => b - a);
  let above: Station = top;
  const stations = levels.map((y, tier) => {
    above = { y, x: Math.min(most, gatheredWidth(above, y, tier)) };
    return above;
  });
  return stations.reverse();
}

/** Half the width of a hanging skirt at a height. */
export function skirtWidth({ side, hem }: WornSkirt, y: number): number {
  const [hit] = intersectHorizontal(side, y);
  return hit?.point.x ?? (y < startOf(side).y ? endOf(hem).x : endOf(side).x);
}
