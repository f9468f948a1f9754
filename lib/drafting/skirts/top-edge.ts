import { pathLength } from '@/lib/geometry/length';
import { polyline, reversePath, transformPath } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { type EdgeDart, hemline } from '../blocks/bodice/hemline';
import { dartEdges } from '../kernel/darts';
import { edge, type PanelEdge } from '../kernel/panel';

/** The upper edge of a half skirt with the darts that open in it. */
export interface TopEdge {
  /** From the centre to the side, one part between each two darts. */
  readonly parts: readonly Path[];
  readonly darts: readonly EdgeDart[];
  /** Where the side is cut, its arc length from its upper end. */
  readonly sideAt: number;
}

interface TopRequest {
  readonly height: number;
  /** Downward, from above the edge. */
  readonly side: Path;
  readonly darts: readonly EdgeDart[];
  readonly sideAt?: number;
}

const overturned = ({ x, y }: Point): Point => ({ x, y: -y });
const turned = (path: Path): Path => transformPath(path, overturned);

function turnedDart({ tip, from, to }: EdgeDart): EdgeDart {
  return { tip: overturned(tip), from: overturned(from), to: overturned(to) };
}

/** Cloth above the edge, for it to be cut from. */
const ABOVE = 8;

/** A waist seam is a lower edge seen upside down: smooth once its darts are sewn, square to centre and side. */
export function topEdge({ height, side, darts, sideAt }: TopRequest): TopEdge {
  const centre = turned(polyline({ x: 0, y: height - ABOVE }, { x: 0, y: height + ABOVE }));
  const line = hemline({
    level: -height,
    side: turned(side),
    centre,
    darts: darts.map(turnedDart),
    ...(sideAt === undefined ? {} : { sideAt }),
  });
  return { parts: line.parts.map(turned), darts: line.darts.map(turnedDart), sideAt: line.sideAt };
}

export function dartName(index: number): string {
  return `skirt-dart-${index + 1}`;
}

/** The same as edges of a loop, from the side to the centre, its darts open in it. */
export function topEdges({ parts, darts }: Pick<TopEdge, 'parts' | 'darts'>): PanelEdge[] {
  const edges: PanelEdge[] = [];
  let from = 0;
  for (let i = parts.length - 1; i >= 0; i--) {
    const path = reversePath(item(parts, i));
    edges.push(edge('waist', path, { from }));
    from += pathLength(path);
    const dart = darts[i - 1];
    if (dart) edges.push(...dartEdges(dartName(i - 1), dart.to, dart.tip, dart.from));
  }
  return edges;
}
