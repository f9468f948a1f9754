import { pathLength, splitAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, reversePath, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, lerp, midpoint, rotate, scale, sub, turnDegrees } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { dartEdges, findDart } from './darts';
import type { Panel, PanelEdge } from './panel';

/** Length over which edges are bent to run into each other when the dart is sewn: short on a seam, long on a hem. */
const TRUED = { after: 6, both: 9 };
const NO_TURN = 0.01;

/**
 * The dart with its sewn tip `off` cm from its apex toward the mouth, legs equal. Sewn so, the dart closes by a little
 * more than the apex asked for: the edge after its mouth, or the edges on both sides, are bent until they meet without a
 * corner (METHODS §4), over so many cm.
 */
export function sewTipOff(
  panel: Panel,
  dart: string,
  off: number,
  bend: 'after' | 'both' = 'after',
  over = TRUED[bend],
): Panel {
  const { index, from, tip, to, degrees } = findDart(panel, dart);
  const sewn = lerp(tip, midpoint(from, to), Math.min(0.6, off / distance(tip, midpoint(from, to))));
  const excess = Math.abs(turnDegrees(sub(from, sewn), sub(to, sewn))) - degrees;
  const count = panel.edges.length;
  const after = (index + 2) % count;
  const before = (index + count - 1) % count;
  const [early, late] = bend === 'both' ? [excess / 2, excess / 2] : [0, excess];
  const legs = dartEdges(dart, from, sewn, to);
  const edges = panel.edges.map((edge, i): PanelEdge => {
    if (i === index) return legs[0];
    if (i === (index + 1) % count) return legs[1];
    if (i === after) return { ...edge, path: bentStart(edge.path, late, over) };
    if (i === before) return { ...edge, path: reversePath(bentStart(reversePath(edge.path), -early, over)) };
    return edge;
  });
  return { ...panel, edges };
}

/** The path with its first direction turned, its first stretch a curve out of it; length and ends stay to a hair. */
function bentStart(path: Path, degrees: number, reach: number): Path {
  if (Math.abs(degrees) < NO_TURN) return path;
  const total = pathLength(path);
  const direction = turned(startDirection(path), degrees);
  if (total <= reach * 1.2) return [arched(startOf(path), direction, endOf(path), endDirection(path))];
  const [, kept] = splitAtLength(path, reach);
  return [arched(startOf(path), direction, startOf(kept), tangentAtLength(path, reach)), ...kept];
}

function turned(direction: Point, degrees: number): Point {
  return rotate(direction, { x: 0, y: 0 }, degrees);
}

function arched(a: Point, dirA: Point, b: Point, dirB: Point) {
  const third = distance(a, b) / 3;
  return cubic(a, add(a, scale(dirA, third)), add(b, scale(dirB, -third)), b);
}
