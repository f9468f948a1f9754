import { lengthAtPoint } from '@/lib/geometry/closest';
import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf, transformPath } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { grownOnFacing } from './grown-on-facing';
import { turningOut } from './turned-out';

/** The armhole is slashed from here on, past what a sleeve copies of its bottom (INVARIANTS C7), cm. */
const FROM = 3;
/** Least length over which it is bent, so that it stays round (INVARIANTS A10), cm. */
const LEAST_ZONE = 4;
/** Where no width line says how far: a share of the edge. */
const UP_TO = 0.4;
/** No cowl is turned out further, degrees. */
const MOST = 60;

/** The edge that bends: the armhole, or the round under an arm that is cut in one with the front. */
const bendingLine = (front: Panel): PanelLine => (hasLine(front, 'armhole') ? 'armhole' : 'underarm');

/** Up to where the front is measured across: that place turns with what lies above it, and stays as wide. */
function zoneOn(edge: Path, { landmarks: { frontWidth } }: Panel): { from: number; to: number } {
  const whole = pathLength(edge);
  const measured = frontWidth ? lengthAtPoint(edge, frontWidth) : UP_TO * whole;
  return { from: FROM, to: Math.min(whole - 1, Math.max(measured, FROM + LEAST_ZONE)) };
}

interface Opened {
  readonly path: Path;
  readonly move: (p: Point) => Point;
  readonly degrees: number;
}

/** Turned out until the edge of the cowl, as long as it hangs, lies level from the shoulder to the centre. */
function openedOut(front: Panel): Opened {
  const neckline = linePath(front, 'neckline');
  const edge = linePath(front, bendingLine(front));
  const turned = turningOut(edge, zoneOn(edge, front));
  const half = pathLength(neckline);
  const miss = (degrees: number) => turned(degrees).move(startOf(neckline)).x - half;
  const solved = solve({ fn: miss, lo: 0, hi: MOST, tolerance: 1e-7, name: 'cowl' });
  if (!solved.ok) throw new Error('The cowl has no edge as long as it hangs');
  return { ...turned(solved.value), degrees: solved.value };
}

/** The place that a turn clockwise, which takes `from` to `to`, leaves where it is. */
function pivotOf(from: Point, to: Point, degrees: number): Point {
  const reach = 1 / (2 * Math.tan((degrees * Math.PI) / 360));
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * reach,
    y: (from.y + to.y) / 2 - (to.x - from.x) * reach,
  };
}

/** Both ends of the shoulder and the width line turn with it; all else stays on the body. */
const TURNING = ['sideNeckPoint', 'shoulderTip', 'frontWidth'] as const;

function turnedLandmarks({ landmarks }: Panel, move: Opened['move']): Panel['landmarks'] {
  const turned = TURNING.flatMap((name) => {
    const at = landmarks[name];
    return at ? [[name, move(at)] as const] : [];
  });
  return { ...landmarks, ...Object.fromEntries(turned) };
}

/** The loop with the bent edge, what follows it turned, and, in place of the neckline, the facing up to the centre. */
function openedEdges(
  block: Panel,
  { path, move }: Opened,
  facingWidth: number,
): { edges: PanelEdge[]; corner: Point } {
  const find = (line: PanelLine) => block.edges.findIndex((own) => own.line === line);
  const [bent, neck, fold] = [find(bendingLine(block)), find('neckline'), find('centre')];
  const upper = block.edges
    .slice(bent + 1, neck)
    .map((own) => ({ ...own, path: transformPath(own.path, move) }));
  const shoulder = item(upper, upper.length - 1).path;
  const facing = grownOnFacing(shoulder, facingWidth);
  const centre = item(block.edges, fold);
  const top = endOf(item(facing, facing.length - 1).path);
  return {
    corner: endOf(shoulder),
    edges: [
      ...block.edges.slice(0, bent),
      { ...item(block.edges, bent), path },
      ...upper,
      ...facing,
      { ...centre, path: polyline(top, endOf(centre.path)) },
      ...block.edges.slice(fold + 1),
    ],
  };
}

interface CowlFront {
  readonly front: Panel;
  /** How far its upper part was turned out, degrees, and the place about which that is one turn. */
  readonly turn: number;
  readonly pivot: Point;
}

/**
 * The front of a block whose neckline is the hanging edge of a cowl, opened out for it: shoulder and upper armhole are
 * turned outward until that edge is one level line, square to the fold down the whole front (METHODS §4). Its facing is
 * `facingWidth` cm wide at the shoulder.
 */
export function cowlFront(block: Panel, facingWidth: number): CowlFront {
  const opened = openedOut(block);
  const { edges, corner } = openedEdges(block, opened, facingWidth);
  return {
    turn: opened.degrees,
    pivot: pivotOf(startOf(linePath(block, 'neckline')), corner, opened.degrees),
    front: { ...block, edges, landmarks: turnedLandmarks(block, opened.move) },
  };
}
