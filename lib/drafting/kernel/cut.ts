import { closestPlace } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { lengthAtPlace, pathLength, pointAtLength } from '@/lib/geometry/length';
import { endOf, reversePath, startOf, withEnd, withStart } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { containsPoint, distanceToPolygon } from '@/lib/geometry/polygon';
import type { Path, Point } from '@/lib/geometry/types';
import { assertLoop, edge, type Panel, type PanelEdge } from './panel';
import { withoutSlivers } from './slivers';
import { splitLine } from './split';

interface PanelCut {
  /** From outline to outline through the cloth. */
  readonly path: Path;
  /** What both new edges are called: on the panel to the left of the path, and on the one to its right. */
  readonly left: Pick<PanelEdge, 'line'> & Partial<PanelEdge>;
  readonly right: Pick<PanelEdge, 'line'> & Partial<PanelEdge>;
}

/**
 * A panel cut in two along a path. Each part keeps the family, and its old edges the line and place they belonged to;
 * the two new edges remember the line they were given. Left of the path comes first.
 */
export function cutPanel(panel: Panel, { path, left, right }: PanelCut): [Panel, Panel] {
  const ready = splitAtPoint(splitAtPoint(panel, startOf(path)), endOf(path));
  const fromEnd = chain(ready.edges, endOf(path), startOf(path));
  const fromStart = chain(ready.edges, startOf(path), endOf(path));
  const leftEdges = [{ ...edge(left.line, path), ...left, path }, ...fromEnd];
  const back = reversePath(path);
  const rightEdges = [{ ...edge(right.line, back), ...right, path: back }, ...fromStart];
  return [part(ready, leftEdges), part(ready, rightEdges)];
}

const NEAR = 1e-4;

function splitAtPoint(panel: Panel, p: Point): Panel {
  for (const { line, from, path } of panel.edges) {
    const place = closestPlace(path, p);
    if (place.distance > NEAR) continue;
    const along = lengthAtPlace(path, place);
    if (along < NEAR || along > pathLength(path) - NEAR) return panel;
    return splitLine(panel, line, from + along);
  }
  throw new Error(`${panel.id}: the cut does not end on the outline`);
}

function chain(edges: readonly PanelEdge[], from: Point, to: Point): PanelEdge[] {
  const start = edges.findIndex(({ path }) => near(startOf(path), from));
  const loop = [...edges.slice(start), ...edges.slice(0, start)];
  const end = loop.findIndex(({ path }) => near(endOf(path), to));
  if (start < 0 || end < 0) throw new Error('The cut does not part the outline');
  return snapped(loop.slice(0, end + 1), from, to);
}

// The outline meets the cut to the grain of lengths; its ends are put exactly on it.
function snapped(edges: PanelEdge[], from: Point, to: Point): PanelEdge[] {
  return edges.map((edge, i) => {
    const begun = i === 0 ? withStart(edge.path, from) : edge.path;
    return { ...edge, path: i === edges.length - 1 ? withEnd(begun, to) : begun };
  });
}

function near(a: Point, b: Point): boolean {
  return distance(a, b) < 2 * NEAR;
}

function part(panel: Panel, cutEdges: readonly PanelEdge[]): Panel {
  const edges = cutEdges.map((edge) => ({ ...edge, path: withoutSlivers(edge.path) }));
  assertLoop(panel.id, edges);
  const outline = outlineOf(edges);
  const holds = within(outline);
  const cloth = () => within(outlineOf(panel.edges));
  const named = (points: Readonly<Record<string, Point>>) =>
    Object.fromEntries(Object.entries(points).filter(([, p]) => holds(p)));
  return {
    ...panel,
    edges,
    internals: panel.internals.filter(({ path }) => mostlyHeld(path, holds, cloth)),
    marks: panel.marks.filter(({ at }) => holds(at)),
    landmarks: named(panel.landmarks),
    darts: named(panel.darts),
  };
}

type Holds = (p: Point) => boolean;

function outlineOf(edges: readonly PanelEdge[]): Point[] {
  return edges.flatMap(({ path }) => flatten(path, 0.01).slice(1));
}

function within(outline: readonly Point[]): Holds {
  return (p) => containsPoint(outline, p) || distanceToPolygon(p, outline) < 1e-3;
}

/** Looked at in three places: one of them, or two, may lie in open darts, that are no cloth of either part. */
function mostlyHeld(path: Path, holds: Holds, cloth: () => Holds): boolean {
  const total = pathLength(path);
  const places = [0.25, 0.5, 0.75].map((share) => pointAtLength(path, share * total));
  const held = places.filter(holds).length;
  return held >= 2 || (held === 1 && places.filter(cloth()).length === 1);
}
