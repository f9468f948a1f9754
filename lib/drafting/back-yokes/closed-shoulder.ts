import { closestPlace } from '@/lib/geometry/closest';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectLine } from '@/lib/geometry/intersect';
import { lengthAtPlace, pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, pathFrom, rotatePath, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, midpoint, perp, sub, unit } from '@/lib/geometry/point';
import { lastOf } from '@/lib/geometry/sequence';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';

/** Less is left in the shoulder seam, cm. */
const LEAST = 0.05;
/** Length over which the lower edge bends out of its first direction, on either side of the place it turns about, cm. */
const BENT = 3;

interface Closing {
  readonly pivot: Point;
  readonly degrees: number;
}

/** About which place of the lower edge the outer part turns, and how far, for so much less of the shoulder's straight. */
function closingFor(straight: Path, lower: Path, ease: number): Closing | undefined {
  const middle = midpoint(startOf(straight), endOf(straight));
  const below = add(middle, perp(unit(sub(endOf(straight), startOf(straight)))));
  const [hit] = intersectLine(lower, middle, below);
  if (!hit) return undefined;
  const reach = distance(middle, hit.point);
  return { pivot: hit.point, degrees: (2 * Math.asin(ease / (2 * reach)) * 180) / Math.PI };
}

/** The lower edge, from the centre, with what lies beyond the pivot turned, in one bend. */
function turnedLower(lower: Path, { pivot, degrees }: Closing): Path {
  const at = lengthAtPlace(lower, closestPlace(lower, pivot));
  const [from, to] = [Math.max(0, at - BENT), Math.min(pathLength(lower), at + BENT)];
  const turned = rotatePath(subPath(lower, to, pathLength(lower)), pivot, degrees);
  const [start, heading] = [pointAtLength(lower, from), tangentAtLength(lower, from)];
  const bend = cubicWithTangents(start, heading, startOf(turned), startDirection(turned));
  return pathFrom([...subPath(lower, 0, from), bend, ...turned]);
}

/** The shoulder: what a sleeve grown on adds turns with the armhole; the straight runs on from it to the neck, a little hollow. */
function turnedShoulder(shoulder: Path, { pivot, degrees }: Closing): Path {
  const turned = rotatePath(shoulder, pivot, degrees);
  const straight = lastOf(turned);
  const own = cubicWithTangents(
    straight.a,
    startDirection([straight]),
    endOf(shoulder),
    endDirection(shoulder),
  );
  return pathFrom([...turned.slice(0, -1), own]);
}

function onlyEdge(panel: Panel, line: PanelLine): PanelEdge | undefined {
  const own = edgesOf(panel, line);
  return own.length === 1 ? own[0] : undefined;
}

/** The yoke with its outer part turned. */
function turnedYoke(yoke: Panel, closing: Closing, shoulder: PanelEdge, lower: PanelEdge): Panel {
  const turned = (own: PanelEdge): Path => {
    if (own === shoulder) return turnedShoulder(own.path, closing);
    if (own === lower) return turnedLower(own.path, closing);
    return own.line === 'armhole' ? rotatePath(own.path, closing.pivot, closing.degrees) : own.path;
  };
  // Places of the body stay where the block has set them.
  return { ...yoke, edges: yoke.edges.map((own) => ({ ...own, path: turned(own) })) };
}

/** A shoulder that is bent is a shade longer than its two halves: some more is closed, cm. */
const MORE = 0.1;

/**
 * A yoke that takes the ease of the back's shoulder over into its seam: the cloth beyond the middle of the shoulder turns
 * toward the neck until the seam is as long as the front's, and the lower edge rises by as much at the armhole (METHODS §4).
 */
export function closedShoulder(yoke: Panel, ease: number, lowerLine: PanelLine): Panel {
  const [shoulder, lower] = [onlyEdge(yoke, 'shoulder'), onlyEdge(yoke, lowerLine)];
  // Sleeves cut in one with it hang from that shoulder: it stays as it is.
  if (ease < LEAST || !shoulder || !lower || !hasLine(yoke, 'armhole')) return yoke;
  const wanted = pathLength(shoulder.path) - ease;
  const closing = (by: number) => closingFor([lastOf(shoulder.path)], lower.path, by);
  const left = (by: number) => {
    const own = closing(by);
    return own ? pathLength(turnedShoulder(shoulder.path, own)) - wanted : Number.NaN;
  };
  const solved = solve({
    fn: left,
    lo: ease - MORE,
    hi: ease + MORE,
    tolerance: 1e-9,
    name: 'shoulder-ease',
  });
  const found = solved.ok ? closing(solved.value) : undefined;
  return found ? turnedYoke(yoke, found, shoulder, lower) : yoke;
}
