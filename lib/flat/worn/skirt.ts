import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, startOf } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import { firstOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft, Piece } from '@/lib/pattern/types';
import { skirtPanelsOf } from './panels';
import { type Station, sideCurve } from './side';
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
  /** How many times wider the hem is than it is drawn: what lies in folds. */
  readonly fullness: number;
}

/** Cloth that falls free swings out by no more than this, cm for each cm down. */
const SWING = 0.5;
/** Seen from the front, the hem of a wide skirt rises toward the sides. */
const SWING_RISE = 0.12;
/** Gathered cloth stands off below its seam by this, within that much of depth, cm; then it falls. */
const STAND = { off: 8, within: 7, fall: 0.1 };

function drawnWidth(girth: number, top: Point, y: number, gather: number): number {
  const depth = top.y - y;
  const swing = SWING * depth;
  const stand = STAND.off * (1 - Math.exp(-depth / STAND.within)) + STAND.fall * depth;
  return Math.min(girth / 4, top.x + (gather > 1 ? Math.min(swing, stand) : swing));
}

/** Pleats lie closed over the hips, a third of their cloth wide, and open a little toward the hem. */
function pleatedGirths(cloth: number, hip: number, hem: number): { y: number; girth: number }[] {
  return [
    { y: hem, girth: (cloth / 3) * 1.18 },
    { y: hip, girth: cloth / 3 },
  ].slice(0, hip > hem + 2 ? 2 : 1);
}

/** Girths of the skirt by height, from its hem up to below the waist seam. */
function girthsOf(
  { finished, construction }: Draft,
  hem: number,
  top: number,
  pleated: boolean,
): { y: number; girth: number }[] {
  if (pleated) return pleatedGirths(finished.hem ?? 0, construction.hipLevel ?? hem / 2, hem);
  const at = (y: number | undefined, girth: number | undefined) =>
    y === undefined || girth === undefined ? [] : [{ y, girth }];
  const levels = [...at(construction.hipLevel, finished.hip), ...at(0, finished.waist)];
  const between = levels.filter(({ y }) => y > hem + 2 && y < top - 2);
  return [{ y: hem, girth: finished.hem ?? 0 }, ...between];
}

function gatherOf({ seams }: Draft, view: View): number {
  const waist = seams.find(({ id }) => id === `waist-${view}`);
  return waist && OPERATIONS[waist.operation].gathers === 'skirt' ? waist.gather : 1;
}

/** A hem as it hangs: level in the middle, a little higher at the sides, as cloth seen from the front. */
function hemPath(width: number, y: number, rise: number): Path {
  const end = { x: width, y: y + rise };
  return [cubic({ x: 0, y }, { x: 0.45 * width, y }, { x: 0.8 * width, y: y + 0.45 * rise }, end)];
}

/** How much higher than at the centre back the hem is cut: at the centre of this face, and at the side. */
function liftOf({ construction }: Draft, view: View): { centre: number; side: number } {
  const centre = view === 'front' ? (construction.hemLiftFront ?? 0) : 0;
  return { centre, side: construction.hemLiftSide ?? 0 };
}

/** The skirt of a draft on the face of its bodice; nothing where none is sewn on. */
export function wornSkirt(draft: Draft, face: Face): WornSkirt | undefined {
  const panels = skirtPanelsOf(draft, face.view);
  const hemLevel = draft.construction.hemLevel;
  if (panels.length === 0 || hemLevel === undefined) return undefined;
  const top = endOf(face.lines.hem);
  const gather = gatherOf(draft, face.view);
  const pleated = panels.some(({ internal }) => internal.some(({ kind }) => kind === 'pleat'));
  const girths = girthsOf(draft, hemLevel, top.y, pleated);
  const below: Station[] = girths.map(({ y, girth }) => ({ y, x: drawnWidth(girth, top, y, gather) }));
  const lowest = firstOf(below);
  const lifted = liftOf(draft, face.view);
  const rise = SWING_RISE * Math.max(0, lowest.x - top.x) + lifted.side;
  const stations = [{ x: lowest.x, y: lowest.y + rise }, ...below.slice(1), top];
  return {
    view: face.view,
    panels,
    waist: face.lines.hem,
    side: sideCurve(stations),
    hem: hemPath(lowest.x, hemLevel + lifted.centre, rise - lifted.centre),
    ...(lifted.centre > lifted.side ? { behind: hemPath(lowest.x, hemLevel, rise) } : {}),
    gather,
    pleated,
    fullness: pleated ? 1 : (draft.finished.hem ?? 0) / 4 / lowest.x,
  };
}

/** Half the width of a hanging skirt at a height. */
export function skirtWidth({ side, hem }: WornSkirt, y: number): number {
  const [hit] = intersectHorizontal(side, y);
  return hit?.point.x ?? (y < startOf(side).y ? endOf(hem).x : endOf(side).x);
}
