import { endOf, polyline, startOf, translatePath } from '@/lib/geometry/path';
import { line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { edgesOf } from '../kernel/lines';
import { assertLoop, type Panel, type PanelEdge, type PanelInternal, type PanelLine } from '../kernel/panel';

const ON_CENTRE = 1e-6;

/** A level runs on to the new centre. */
function prolonged(own: PanelInternal, by: number): PanelInternal {
  const start = startOf(own.path);
  if (own.kind !== 'level' || Math.abs(start.x) > ON_CENTRE) return own;
  return { ...own, path: [line({ x: -by, y: start.y }, start), ...own.path] };
}

/** A lower edge begun at the new centre; its later stretches begin so much further along. */
function begunBefore(own: PanelEdge, first: PanelEdge | undefined, by: number): PanelEdge {
  if (own !== first) return { ...own, from: own.from + by };
  const start = startOf(own.path);
  return { ...own, path: [line({ x: -by, y: start.y }, start), ...own.path] };
}

function movedOut({ x, y }: Point, by: number): Point {
  return { x: x - by, y };
}

/** An upper edge that runs on to the new centre. */
const runningOn = (of: Path, by: number): Path => [...of, line(endOf(of), movedOut(endOf(of), by))];

/**
 * A half on a straight fold, cut wider at its centre by so much from its upper edge to the lower one: the fold moves out,
 * and everything drawn stays where it lies on the body (METHODS §4).
 */
export function widenedAtCentre(panel: Panel, upper: PanelLine, by: number): Panel {
  const [first] = edgesOf(panel, 'hem');
  const edges = panel.edges.map((own): PanelEdge => {
    if (own.role === 'fold') return { ...own, path: translatePath(own.path, { x: -by, y: 0 }) };
    if (own.line === upper) return { ...own, path: runningOn(own.path, by) };
    return own.line === 'hem' ? begunBefore(own, first, by) : own;
  });
  assertLoop(panel.id, edges);
  return { ...panel, edges, internals: panel.internals.map((own) => prolonged(own, by)) };
}

/** An upright line of the half, from a place on its upper edge down, cm. */
export const upright = (x: number, from: number, length: number): Path =>
  polyline({ x, y: from }, { x, y: from - length });
