import { dartWidth } from '@/lib/geometry/dart';
import { item } from '@/lib/geometry/sequence';
import { type BodicePoints, bustDartAngle } from './points';
import type { Shaping } from './shaping';
import type { BodiceStyle } from './style';
import { dartReach, type WaistDarts, waistDarts, widens } from './waist-darts';

const DART_REACH = 10;
const BETWEEN_DARTS = 3;

/** Widest bust and waist dart together, at the waist, before the waist gets a dart of its own (INVARIANTS B6). */
const WIDEST_TOGETHER = 6;

/** Two darts stand either side of the bust point; beside a bust dart in the waist they stand on its outer side, unless they meet. */
function dartAxes(bust: number, widths: readonly number[], bustWidth: number, meets: boolean): number[] {
  const step = BETWEEN_DARTS + (widths[0] ?? 0);
  if (bustWidth === 0) return widths.length < 2 ? [bust] : [bust - step / 2, bust + step / 2];
  return widths.map((_, i) => bust + step * (meets ? i : i + 0.9));
}

const BESIDE_BUST_DART = 2.05;

/** Darts pushed back toward the centre until the outermost leaves cloth before the side seam. */
function withinSide(axes: readonly number[], widths: readonly number[], outermost: number): number[] {
  let limit = outermost;
  return axes
    .map((_, i) => axes.length - 1 - i)
    .map((i) => {
      const width = widths[i] ?? 0;
      const x = Math.min(item(axes, i), limit - width / 2);
      limit = x - width / 2 - BETWEEN_DARTS + 0.8;
      return x;
    })
    .reverse();
}

/** Pushed back, darts still leave cloth beside the bust dart in the waist, if the side has to give it (INVARIANTS B8). */
function besideBustDart(axes: readonly number[], widths: readonly number[], bust: number): number[] {
  const innermost = (axes[0] ?? bust) - (widths[0] ?? 0) / 2;
  const lack = axes[0] === bust ? 0 : Math.max(0, bust + BESIDE_BUST_DART - innermost);
  return axes.map((x) => x + lack);
}

/** The waist darts of the front: under the bust point, or either side of it, clear of the bust dart and the side. */
export function frontDarts(
  points: BodicePoints,
  { waist, bustLine, frontSide }: Shaping,
  { hem, hemRises, bustDartAtWaist, frontTipBelow, oneFrontDart }: BodiceStyle,
): WaistDarts {
  const { bust } = points.front;
  const lowerEdge = { hem, rises: hemRises?.front ?? 0 };
  const bustWidth = bustDartAtWaist ? dartWidth(bustDartAngle(points), bust.y) : 0;
  // Where the bust is measured below the bust point, cloth taken in from there would be missing in its girth.
  const taken = waist.front.reduce((sum, width) => sum + width, 0);
  const widths = oneFrontDart && taken > 0 ? [taken] : waist.front;
  // A waist dart that meets the bust dart runs up to the bust point; any other stops well below it.
  const below = Math.min(4, 0.25 * bust.y);
  const widest = widths.map((width) => width * widens(bust.y - below, lowerEdge));
  const outermost = points.widths.frontBust - waist.side - BETWEEN_DARTS;
  const isNarrow = oneFrontDart || bustWidth + (widest[0] ?? 0) <= WIDEST_TOGETHER;
  const wanted = dartAxes(bust.x, widest, bustWidth, isNarrow && bustLine > bust.y - 0.05);
  const axes = besideBustDart(
    withinSide(wanted, widest, outermost),
    widest,
    bustWidth > 0 ? bust.x : -Infinity,
  );
  const free = (x: number) =>
    Math.min(bust.y - below, bustLine - 0.2, frontTipBelow?.(x, frontSide) ?? Infinity);
  const tips = axes.map((x) => (bustDartAtWaist && x === bust.x ? bust.y : free(x)));
  return waistDarts({ widths, axes, tips, reach: dartReach(DART_REACH, points.levels) }, lowerEdge);
}
