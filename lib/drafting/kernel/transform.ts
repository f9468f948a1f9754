import { reversePath, transformPath } from '@/lib/geometry/path';
import { add, mirrorX, rotate } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Panel, PanelEdge } from './panel';

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

export function translatePanel(panel: Panel, by: Point): Panel {
  return movePanel(panel, (p) => add(p, by));
}

export function rotatePanel(panel: Panel, pivot: Point, degrees: number): Panel {
  const turned = movePanel(panel, (p) => rotate(p, pivot, degrees));
  return { ...turned, grain: panel.grain + degrees };
}

/** Mirrored about x = 0. The loop is walked the other way round, so lines that had a direction now run backwards. */
export function mirrorPanel(panel: Panel): Panel {
  const mirrored = movePanel(panel, mirrorX);
  const edges = [...mirrored.edges].reverse().map((edge) => ({ ...edge, path: reversePath(edge.path) }));
  const marks = mirrored.marks.map((mark) =>
    mark.angle === undefined ? mark : { ...mark, angle: 180 - mark.angle },
  );
  return { ...mirrored, edges, marks, grain: 180 - panel.grain };
}

/**
 * A half drawn at a fold as one whole piece: the half and its mirror image, joined along the fold on x = 0. Lines of the
 * image take `mirrorName`, so that left and right can be told apart.
 */
export function unfoldPanel(panel: Panel, mirrorName: (line: string) => string): Panel {
  const fold = panel.edges.findIndex(({ role }) => role === 'fold');
  if (fold < 0) return panel;
  const half = [...panel.edges.slice(fold + 1), ...panel.edges.slice(0, fold)];
  const image = mirrorPanel({ ...panel, edges: half }).edges.map(
    (edge): PanelEdge => ({ ...edge, line: mirrorName(edge.line) }),
  );
  return { ...panel, edges: [...half, ...image], cut: { ...panel.cut, onFold: false, mirrored: false } };
}
