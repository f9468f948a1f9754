import { pathLength, splitAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, reversePath, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, lerp, midpoint, rotate, scale, sub, turnDegrees } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import { solve } from '@/lib/geometry/solve';
import type { Cubic, Path, Point } from '@/lib/geometry/types';
import { dartEdges, findDart } from './darts';
import type { Panel, PanelEdge } from './panel';

/** Length over which edges are bent to run into each other when the dart is sewn: short on a seam, long on a hem. */
const TRUED = { after: 6, both: 9 };
const NO_TURN = 0.01;
/** Handles of a trued stretch as shares of its chord; what its length may miss before they are made fuller or flatter. */
const EVEN = 1 / 3;
const FULLNESS = { lo: 0.2, hi: 0.6 };
const HAIR = 0.03;

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
  if (total <= reach * 1.2)
    return [archedTo(total, startOf(path), direction, endOf(path), endDirection(path))];
  const [, kept] = splitAtLength(path, reach);
  return [archedTo(reach, startOf(path), direction, startOf(kept), tangentAtLength(path, reach)), ...kept];
}

function turned(direction: Point, degrees: number): Point {
  return rotate(direction, { x: 0, y: 0 }, degrees);
}

/** An even curve; where it would miss a length by more than a hair, as full as that length asks. */
function archedTo(length: number, a: Point, dirA: Point, b: Point, dirB: Point): Cubic {
  const even = arched(a, dirA, b, dirB, EVEN);
  if (Math.abs(pathLength([even]) - length) < HAIR) return even;
  const miss = (fullness: number) => pathLength([arched(a, dirA, b, dirB, fullness)]) - length;
  const solved = solve({ fn: miss, ...FULLNESS, tolerance: 1e-4, name: 'trued-edge' });
  return solved.ok ? arched(a, dirA, b, dirB, solved.value) : even;
}

function arched(a: Point, dirA: Point, b: Point, dirB: Point, fullness: number): Cubic {
  const handle = fullness * distance(a, b);
  return cubic(a, add(a, scale(dirA, handle)), add(b, scale(dirB, -handle)), b);
}
