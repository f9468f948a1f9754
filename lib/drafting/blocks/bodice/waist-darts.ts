import { polyline } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { EdgeDart } from './hemline';
import type { Levels } from './levels';
import { NARROWEST_DART } from './waist-shaping';

/** Where the darts of one half sit, and how far they reach. */
interface WaistDartPlan {
  readonly widths: readonly number[];
  /** x of each axis. */
  readonly axes: readonly number[];
  /** Height of each upper tip. */
  readonly tips: readonly number[];
  /** How far below the waist a dart may reach. */
  readonly reach: number;
}

/** The lower edge of a half: its height above the waist, and how far it will be cut higher where darts come down to it, cm. */
interface LowerEdge {
  readonly hem: number;
  readonly rises: number;
}

export interface WaistDarts {
  /** Darts that open in the lower edge. */
  readonly edge: readonly EdgeDart[];
  /** Darts that touch no edge, as closed diamonds. */
  readonly fisheyes: readonly Path[];
}

/** With less cloth than this below the waist a dart runs out through the lower edge; a little sooner where that rises. */
const LEAST_BELOW = { level: 7, rising: 9 };
/** Above one that may rise a little more than was reckoned, a dart is so much wider, cm. */
const SPARE = 0.05;
/** Above a lower edge that rises, a dart may end so high below the waist. */
const SHORTEST_BELOW = 5;
/** So short a wedge shapes nothing. */
const SHORTEST_WEDGE = 5;
/** A lower tip keeps this far from the lower edge. */
const ABOVE_HEM = 2;

/** A lower tip keeps this far above the hip line, where the cloth has to be whole (INVARIANTS E3). */
const ABOVE_HIP = 0.5;

/** How far below the waist a dart may reach: as far as is usual, and never over the hip line. */
export function dartReach(usual: number, { hip }: Pick<Levels, 'hip'>): number {
  return Math.min(usual, -hip - ABOVE_HIP);
}

function wedge(tip: Point, width: number, hem: number): EdgeDart {
  const half = width / 2;
  const drop = (tip.y - hem + 4) / tip.y;
  const bottom = tip.y - tip.y * drop;
  return {
    tip,
    from: { x: tip.x - half * drop, y: bottom },
    to: { x: tip.x + half * drop, y: bottom },
  };
}

/** Width of a wedge `width` wide at the waist, where it meets the lower edge. */
function widthAt(tip: Point, width: number, hem: number): number {
  return (width * (tip.y - hem)) / tip.y;
}

function runsOut({ hem, rises }: LowerEdge): boolean {
  return hem > -(rises > 0 ? LEAST_BELOW.rising : LEAST_BELOW.level);
}

/** How much wider than at the waist a dart with its tip at a height becomes, where it runs out through the lower edge. */
export function widens(tip: number, edge: LowerEdge): number {
  return edge.hem < 0 && runsOut(edge) ? (tip - edge.hem) / tip : 1;
}

function diamond(tip: Point, width: number, bottom: number): Path {
  const left = { x: tip.x - width / 2, y: 0 };
  const right = { x: tip.x + width / 2, y: 0 };
  return polyline(tip, left, { x: tip.x, y: bottom }, right, tip);
}

/** Waist darts of a half with upright axes: fish-eyes where the cloth goes on, wedges where it ends near the waist. */
export function waistDarts({ widths, axes, tips, reach }: WaistDartPlan, lowerEdge: LowerEdge): WaistDarts {
  const { hem, rises } = lowerEdge;
  const places = widths.map((width, i) => ({ width, tip: { x: item(axes, i), y: item(tips, i) } }));
  if (runsOut(lowerEdge)) {
    const cut = hem + rises;
    const worthSewing = places.filter(
      ({ tip, width }) =>
        tip.y - cut >= SHORTEST_WEDGE && widthAt(tip, width, cut) >= NARROWEST_DART + (rises > 0 ? SPARE : 0),
    );
    return { edge: worthSewing.map(({ tip, width }) => wedge(tip, width, hem)), fisheyes: [] };
  }
  const bottom = Math.max(-reach, hem + ABOVE_HEM, Math.min(hem + ABOVE_HEM + rises, -SHORTEST_BELOW));
  return { edge: [], fisheyes: places.map(({ tip, width }) => diamond(tip, width, bottom)) };
}
