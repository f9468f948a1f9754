import { flatten } from '@/lib/geometry/flatten';
import { offsetPath } from '@/lib/geometry/offset';
import { endDirection, endOf, reversePath, startDirection } from '@/lib/geometry/path';
import { perp, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { CornerShape, FinishEdge } from './types';

/** Cut points along one edge, in its direction, before its corners are shaped. */
export type Rail = readonly Point[];

/** One of the two edges at a corner, seen on the way to the corner, whichever way the edge itself runs. */
export interface Arm {
  /** Cut points, the last one square beside the corner. */
  readonly rail: Rail;
  /** Stitching line, ending in the corner. */
  readonly path: Path;
  readonly corner: Point;
  /** Unit direction with which the stitching line runs into the corner. */
  readonly along: Point;
  /** Unit normal, away from the piece. */
  readonly outward: Point;
  readonly allowance: number;
  readonly shape: CornerShape;
  /** The cloth goes on beyond this edge: nothing is cut past its line. */
  readonly fold: boolean;
}

/** What a corner makes of its two arms: rails in their new length toward the corner, and the points between them. */
export interface ShapedCorner {
  readonly before: Rail;
  readonly between: readonly Point[];
  readonly after: Rail;
}

// Half of what the cut line may err: the other half belongs to the offset itself and to rounding.
const RAIL_ERROR = 0.003;

/** The true parallel of an edge at its allowance, flattened. */
export function railOf(edge: FinishEdge): Rail {
  return flatten(offsetPath(edge.path, edge.allowance), RAIL_ERROR);
}

function shapeOf(edge: FinishEdge, asked: CornerShape | undefined): CornerShape {
  return asked ?? (edge.role === 'hem' ? 'mirror' : 'mitre');
}

/** The edge as it runs into the corner where it ends. */
export function armAtEnd(edge: FinishEdge, rail: Rail): Arm {
  const along = endDirection(edge.path);
  return {
    rail,
    path: edge.path,
    corner: endOf(edge.path),
    along,
    outward: scale(perp(along), -1),
    allowance: edge.allowance,
    shape: shapeOf(edge, edge.end),
    fold: edge.role === 'fold',
  };
}

/** The edge as it would run, backwards, into the corner where it starts. */
export function armAtStart(edge: FinishEdge, rail: Rail): Arm {
  const travel = startDirection(edge.path);
  const path = reversePath(edge.path);
  return {
    rail: [...rail].reverse(),
    path,
    corner: endOf(path),
    along: scale(travel, -1),
    outward: scale(perp(travel), -1),
    allowance: edge.allowance,
    shape: shapeOf(edge, edge.start),
    fold: edge.role === 'fold',
  };
}
