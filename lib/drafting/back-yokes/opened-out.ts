import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import {
  endDirection,
  endOf,
  joinPaths,
  pathFrom,
  polyline,
  startDirection,
  startOf,
  translatePath,
} from '@/lib/geometry/path';
import { add, distance, scale, sub, unit } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import type { Path, Point, Segment } from '@/lib/geometry/types';
import { assertLoop, type Panel, type PanelEdge } from '../kernel/panel';

const HAIR = 1e-6;

interface Opening {
  /** How far from the centre, and how much wider, cm. */
  readonly at: number;
  readonly by: number;
  /** Over what length about it the cloth is gathered; unsaid of a pleat, cm. */
  readonly gathered?: number;
}

/** A line that slopes bends level over so much of it on either side, cm. */
const BENT = 1;

/** Where the cloth is laid in a pleat, level from fold to fold, with a bend from either; else in one curve over all that is gathered. */
function between(before: Path, after: Path, gathered: number | undefined): Path {
  const [from, to] = [endOf(before), startOf(after)];
  if (Math.abs(endDirection(before).y) < HAIR) return joinPaths(before, [line(from, to)], after);
  const bent = gathered === undefined ? Math.min(BENT, distance(from, to) / 2) : gathered / 2;
  const first = subPath(before, 0, pathLength(before) - bent);
  const last = subPath(after, bent, pathLength(after));
  if (gathered !== undefined) return pathFrom([...first, bend(first, last), ...last]);
  const along = scale(unit(sub(to, from)), bent);
  const level = polyline(add(from, along), sub(to, along));
  return pathFrom([...first, bend(first, level), ...level, bend(level, last), ...last]);
}

const bend = (before: Path, after: Path): Segment =>
  cubicWithTangents(endOf(before), endDirection(before), startOf(after), startDirection(after));

/** A path with the cloth inward of an upright line moved so far toward the centre, and level between. */
function openedPath(path: Path, { at, by, gathered }: Opening): Path {
  const inward = { x: -by, y: 0 };
  const [start, end] = [startOf(path), endOf(path)];
  if (Math.min(start.x, end.x) > at - HAIR) return path;
  const [hit] = intersectVertical(path, at);
  if (!hit) return translatePath(path, inward);
  const before = subPath(path, 0, hit.length);
  const after = subPath(path, hit.length, pathLength(path));
  return start.x < end.x
    ? between(translatePath(before, inward), after, gathered)
    : between(before, translatePath(after, inward), gathered);
}

const movedIn = (p: Point, { at, by }: Opening): Point => (p.x < at ? { ...p, x: p.x - by } : p);

/** Stretches of the lower edge outward of the line begin so much further along. */
function openedEdge(own: PanelEdge, opening: Opening): PanelEdge {
  const { at, by } = opening;
  const isBeyond = own.line === 'hem' && startOf(own.path).x > at - HAIR;
  return { ...own, from: isBeyond ? own.from + by : own.from, path: openedPath(own.path, opening) };
}

/**
 * A half of a pair cut wider along an upright line, from its upper edge to the lower one: what lies inward of it, the
 * opening with all its marks, moves toward the centre, and the rest stays where it lies on the body (METHODS §4).
 */
export function openedOut(panel: Panel, opening: Opening): Panel {
  const edges = panel.edges.map((own) => openedEdge(own, opening));
  assertLoop(panel.id, edges);
  return {
    ...panel,
    edges,
    internals: panel.internals.map((own) => ({ ...own, path: openedPath(own.path, opening) })),
    marks: panel.marks.map((own) => ({ ...own, at: movedIn(own.at, opening) })),
  };
}
