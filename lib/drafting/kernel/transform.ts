import { transformPath } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import type { Panel } from './panel';

type Move = (p: Point) => Point;

/** The panel with every point moved by `move`, which must be rigid and keep its orientation. */
export function movePanel(panel: Panel, move: Move): Panel {
  const points = (named: Readonly<Record<string, Point>>) =>
    Object.fromEntries(Object.entries(named).map(([name, p]) => [name, move(p)]));
  return {
    ...panel,
    edges: panel.edges.map((edge) => ({ ...edge, path: transformPath(edge.path, move) })),
    internals: panel.internals.map((internal) => ({ ...internal, path: transformPath(internal.path, move) })),
    marks: panel.marks.map((mark) => ({ ...mark, at: move(mark.at) })),
    landmarks: points(panel.landmarks),
    darts: points(panel.darts),
  };
}
