import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import {
  endDirection,
  endOf,
  joinPaths,
  pathFrom,
  startDirection,
  startOf,
  translatePath,
} from '@/lib/geometry/path';
import { add, distance, scale, sub, unit } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { assertLoop, type Panel, type PanelEdge } from '../kernel/panel';

const HAIR = 1e-6;

/** A line that slopes bends level over so much of it on either side, cm. */
const BENT = 1;

/** From the end of one path to the start of the next at the same height: straight, or in a bend from either. */
function levelBetween(before: Path, after: Path): Path {
  const [from, to] = [endOf(before), startOf(after)];
  if (Math.abs(endDirection(before).y) < HAIR) return joinPaths(before, [line(from, to)], after);
  const bent = Math.min(BENT, distance(from, to) / 2);
  const length = pathLength(before);
  const [first, last] = [subPath(before, 0, length - bent), subPath(after, bent, pathLength(after))];
  const along = unit(sub(to, from));
  const [a, b] = [add(from, scale(along, bent)), add(to, scale(along, -bent))];
  const into = cubicWithTangents(endOf(first), endDirection(first), a, along);
  const out = cubicWithTangents(b, along, startOf(last), startDirection(last));
  const level = distance(a, b) > HAIR ? [line(a, b)] : [];
  return pathFrom([...first, into, ...level, out, ...last]);
}

/** A path with the cloth inward of an upright line moved so far toward the centre, and level between. */
function openedPath(path: Path, at: number, by: number): Path {
  const inward = { x: -by, y: 0 };
  const [start, end] = [startOf(path), endOf(path)];
  if (Math.min(start.x, end.x) > at - HAIR) return path;
  const [hit] = intersectVertical(path, at);
  if (!hit) return translatePath(path, inward);
  const before = subPath(path, 0, hit.length);
  const after = subPath(path, hit.length, pathLength(path));
  return start.x < end.x
    ? levelBetween(translatePath(before, inward), after)
    : levelBetween(before, translatePath(after, inward));
}

const movedIn = (p: Point, at: number, by: number): Point => (p.x < at ? { ...p, x: p.x - by } : p);

/** Stretches of the lower edge outward of the line begin so much further along. */
function openedEdge(own: PanelEdge, at: number, by: number): PanelEdge {
  const isBeyond = own.line === 'hem' && startOf(own.path).x > at - HAIR;
  return { ...own, from: isBeyond ? own.from + by : own.from, path: openedPath(own.path, at, by) };
}

/**
 * A half of a pair cut wider along an upright line, from its upper edge to the lower one: what lies inward of it, the
 * opening with all its marks, moves toward the centre, and the rest stays where it lies on the body (METHODS §4).
 */
export function openedOut(panel: Panel, at: number, by: number): Panel {
  const edges = panel.edges.map((own) => openedEdge(own, at, by));
  assertLoop(panel.id, edges);
  return {
    ...panel,
    edges,
    internals: panel.internals.map((own) => ({ ...own, path: openedPath(own.path, at, by) })),
    marks: panel.marks.map((own) => ({ ...own, at: movedIn(own.at, at, by) })),
  };
}
