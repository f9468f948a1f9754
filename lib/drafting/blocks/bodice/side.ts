import { cubic, line } from '@/lib/geometry/segment';
import { solve } from '@/lib/geometry/solve';
import type { Cubic, Path, Point } from '@/lib/geometry/types';
import type { Levels } from './levels';

export type Silhouette = 'fitted' | 'straight' | 'a-line';

/** Where the side seam passes, half widths from the centre. */
interface SideFrame {
  readonly levels: Levels;
  /** Height at which the bust is measured. */
  readonly bustLine: number;
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  /** Height of the lower edge. */
  readonly hem: number;
  readonly silhouette: Silhouette;
  /** It bends as evenly as it can, for what is sewn into it. */
  readonly even?: boolean;
}

/** Share of the mean slope at the waist and at the bust: the seam leans out ever more, in one sweep. */
const SLOPE_AT_WAIST = 0.3;
const SLOPE_AT_BUST = 1.7;
/** The seam goes on leaning above the bust line by no more than this. */
const MOST_LEAN = 0.3;
const STEEPEST_LEAN = 0.12;
/** What an A-line adds to each side edge at the hip. */
const FLARE = 3;
/** Cloth drawn below the lower edge, for the hem to be cut from. */
const BELOW_HEM = 30;

/** Curve between two heights whose slope (sideways per upward cm) is given at both. */
function sweep(a: Point, slopeA: number, b: Point, slopeB: number): Cubic {
  const third = (b.y - a.y) / 3;
  const c1 = { x: a.x + slopeA * third, y: a.y + third };
  const c2 = { x: b.x - slopeB * third, y: b.y - third };
  return cubic(a, c1, c2, b);
}

/** The same in two arcs that bend as much as each other: no such curve bends less (METHODS §3.7). */
function evenSweep(a: Point, slopeA: number, b: Point, slopeB: number): Path {
  const [rise, reach] = [b.y - a.y, b.x - a.x];
  const between = (below: number) => (2 * reach - slopeA * below - slopeB * (rise - below)) / rise;
  const fn = (below: number) =>
    (between(below) - slopeA) * (rise - below) - (between(below) - slopeB) * below;
  const solved = solve({ fn, lo: 0.2 * rise, hi: 0.8 * rise, tolerance: 1e-9, name: 'even side' });
  if (!solved.ok) return [sweep(a, slopeA, b, slopeB)];
  const below = solved.value;
  const slope = between(below);
  const middle = { x: a.x + ((slopeA + slope) / 2) * below, y: a.y + below };
  return [sweep(a, slopeA, middle, slope), sweep(middle, slope, b, slopeB)];
}

function sweeps({ even = false }: SideFrame): typeof evenSweep {
  return even ? evenSweep : (...ends) => [sweep(...ends)];
}

function limitedLean(slope: number, height: number): number {
  const most = Math.min(MOST_LEAN / height, STEEPEST_LEAN);
  return Math.min(most, Math.max(-most, slope));
}

/** From the bust line to the underarm, straight on. */
function top({ levels, bustLine, bust }: SideFrame, lean: number): Path {
  const rise = levels.underarm - bustLine;
  return [line({ x: bust, y: bustLine }, { x: bust + lean * rise, y: levels.underarm })];
}

/** A lower edge at the waist or above: the seam ends plumb there, so that the hem can be folded up flat. */
function endsAtWaist({ hem }: SideFrame): boolean {
  return hem > -1;
}

function shortSide(frame: SideFrame, slope: number, lean: number): Path {
  const { bustLine, bust, waist, hem } = frame;
  const end = { x: waist + slope * hem, y: hem };
  return [...tail(frame, end, 0), sweep(end, 0, { x: bust, y: bustLine }, lean), ...top(frame, lean)];
}

function fittedSide(frame: SideFrame): Path {
  const { levels, bustLine, bust, waist, hip } = frame;
  const slope = (bust - waist) / bustLine;
  const lean = limitedLean(SLOPE_AT_BUST * slope, levels.underarm - bustLine);
  if (endsAtWaist(frame)) return shortSide(frame, slope, lean);
  const atWaist = { x: waist, y: 0 };
  const atHip = { x: hip, y: levels.hip };
  return [
    ...tail(frame, atHip, 0),
    ...sweeps(frame)(atHip, 0, atWaist, SLOPE_AT_WAIST * slope),
    ...sweeps(frame)(atWaist, SLOPE_AT_WAIST * slope, { x: bust, y: bustLine }, lean),
    ...top(frame, lean),
  ];
}

function straightSide(frame: SideFrame): Path {
  const { levels, bustLine, bust, hip } = frame;
  const widest = Math.max(hip, bust);
  const atHip = { x: widest, y: levels.hip };
  return [...tail(frame, atHip, 0), sweep(atHip, 0, { x: bust, y: bustLine }, 0), ...top(frame, 0)];
}

function flaredSide(frame: SideFrame): Path {
  const { levels, bustLine, bust, hip } = frame;
  const slope = (bust - Math.max(hip, bust) - FLARE) / (bustLine - levels.hip);
  const lean = limitedLean(slope, levels.underarm - bustLine);
  const atHip = { x: bust + slope * (levels.hip - bustLine), y: levels.hip };
  return [
    ...tail(frame, atHip, slope),
    sweep(atHip, slope, { x: bust, y: bustLine }, lean),
    ...top(frame, lean),
  ];
}

/** Straight on below the hip line, past the lower edge. */
function tail({ hem }: SideFrame, from: Point, slope: number): Path {
  const reach = Math.max(BELOW_HEM, from.y - hem + BELOW_HEM);
  return [line({ x: from.x - slope * reach, y: from.y - reach }, from)];
}

const SIDES: Readonly<Record<Silhouette, (frame: SideFrame) => Path>> = {
  fitted: fittedSide,
  straight: straightSide,
  'a-line': flaredSide,
};

/**
 * Side seam with every dart closed, from below the lower edge up to the underarm. Back and front get the same curve, so
 * their seams match at every level (METHODS §3.6–3.7).
 */
export function sideCurve(frame: SideFrame): Path {
  return SIDES[frame.silhouette](frame);
}
