import { leastDistance } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { intersect, intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { reversePath } from '@/lib/geometry/path';
import { add, angleOf, rotate, sub } from '@/lib/geometry/point';
import { containsPoint } from '@/lib/geometry/polygon';
import type { Path, Point } from '@/lib/geometry/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { CENTRE_LINE, SIDE_LINE } from '../princess/panelled';

type Move = (p: Point) => Point;

/** A panel beside another as both lie flat over a short stretch of their seam: to its own pattern from the other's. */
export interface Beside {
  readonly panel: Panel;
  readonly onto: Move;
}

/** The front above the bust: the panel at its centre, and what is sewn to it there. */
export interface JoinedFront {
  readonly centre: Panel;
  readonly seam?: Path;
  beside(from: number, to: number): Beside | undefined;
}

/** Both edges of the seam are as long as each other from here up, but for so much that is eased in, cm. */
const ALIKE = 0.35;

/** The panel beside a seam laid on to it between two places, counted from its upper end as both are notched (METHODS §4). */
function laidBeside(side: Panel, seam: Path, from: number, to: number): Beside | undefined {
  const own = reversePath(linePath(side, SIDE_LINE));
  const less = pathLength(own) - pathLength(seam);
  const [p, q] = [from, to].map((at) => pointAtLength(seam, at)) as [Point, Point];
  const [a, b] = [from + less, to + less].map((at) => pointAtLength(own, Math.max(0, at))) as [Point, Point];
  if (Math.abs(Math.hypot(q.x - p.x, q.y - p.y) - Math.hypot(b.x - a.x, b.y - a.y)) > ALIKE) return undefined;
  const degrees = angleOf(sub(b, a)) - angleOf(sub(q, p));
  return { panel: side, onto: (at) => add(a, sub(rotate(at, p, degrees), p)) };
}

/** The front of a garment above the bust, where no dart and no gathers lie: whole, or with the seam of its panels. */
export function joinedFront(panels: readonly Panel[]): JoinedFront | undefined {
  const [first] = panels;
  if (panels.length === 1 && first) return { centre: first, beside: () => undefined };
  const centre = panels.find((panel) => hasLine(panel, CENTRE_LINE));
  const side = panels.find((panel) => hasLine(panel, SIDE_LINE));
  if (!centre || !side || panels.length > 2) return undefined;
  const seam = linePath(centre, CENTRE_LINE);
  return { centre, seam, beside: (from, to) => laidBeside(side, seam, from, to) };
}

/** Where an outline and the mouth above it cross the seam, from below, as lengths of that. */
export function crossedBy(
  seam: Path,
  outline: Path,
  mouth: number,
  [from, to]: readonly [number, number],
): number[] {
  const round = intersect(outline, seam).map(({ lengthB }) => lengthB);
  const above = intersectHorizontal(seam, mouth).filter(({ point: { x } }) => x > from && x < to);
  return [...round, ...above.map(({ length }) => length)].sort((a, b) => a - b);
}

const SEAMS: readonly string[] = [CENTRE_LINE, SIDE_LINE];

/** Whether a place lies on the cloth of a panel, so far from its edges, the seam between both aside. */
export function isOn({ edges }: Panel, at: Point, clear: number): boolean {
  const outline = edges.flatMap(({ path }) => flatten(path, 0.05).slice(1));
  if (!containsPoint(outline, at)) return false;
  return edges
    .filter(({ line }) => !SEAMS.includes(line))
    .every(({ path }) => leastDistance([at], path) >= clear);
}
