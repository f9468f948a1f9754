import { endOf, polyline, startOf, transformPath } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { linePath } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { grownOnFacing } from './grown-on-facing';
import { bendingLine, type Opened, openedOut } from './opened-out';

/** The place that a turn clockwise, which takes `from` to `to`, leaves where it is. */
function pivotOf(from: Point, to: Point, degrees: number): Point {
  const reach = 1 / (2 * Math.tan((degrees * Math.PI) / 360));
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * reach,
    y: (from.y + to.y) / 2 - (to.x - from.x) * reach,
  };
}

/** Both ends of the shoulder turn with it, the width line goes where the armhole has gone; all else stays on the body. */
function turnedLandmarks({ landmarks }: Panel, { move, place }: Opened): Panel['landmarks'] {
  const { sideNeckPoint, shoulderTip, frontWidth, ...kept } = landmarks;
  return {
    ...kept,
    ...(sideNeckPoint ? { sideNeckPoint: move(sideNeckPoint) } : {}),
    ...(shoulderTip ? { shoulderTip: move(shoulderTip) } : {}),
    ...(frontWidth ? { frontWidth: place(frontWidth) } : {}),
  };
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

/** What lies on a sleeve cut in one with the front: pleats laid for its cuff. */
const ON_SLEEVE = new Set(['pleat', 'placement']);

function turnedInternals({ internals }: Panel, move: Opened['move']): Panel['internals'] {
  return internals.map((own) =>
    ON_SLEEVE.has(own.kind) ? { ...own, path: transformPath(own.path, move) } : own,
  );
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
    front: {
      ...block,
      edges,
      internals: turnedInternals(block, opened.move),
      landmarks: turnedLandmarks(block, opened),
    },
  };
}
