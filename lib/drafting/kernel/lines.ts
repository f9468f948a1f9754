import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { joinPaths } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { Panel, PanelEdge, PanelLine } from './panel';

/** The edges of a seam line, in order along it. */
export function edgesOf(panel: Panel, line: PanelLine): PanelEdge[] {
  return panel.edges.filter((edge) => edge.line === line).sort((a, b) => a.from - b.from);
}

export function hasLine(panel: Panel, line: PanelLine): boolean {
  return panel.edges.some((edge) => edge.line === line);
}

/** Length of a seam line as sewn: darts that cut it are closed, cm. */
export function lineLength(panel: Panel, line: PanelLine): number {
  return edgesOf(panel, line).reduce((sum, { path }) => sum + pathLength(path), 0);
}

/** A seam line that no dart cuts, as one path. Refuses one that is cut, or missing. */
export function linePath(panel: Panel, line: PanelLine): Path {
  const edges = edgesOf(panel, line);
  if (edges.length === 0) throw new Error(`${panel.id} has no ${line}`);
  return joinPaths(...edges.map(({ path }) => path));
}

/** The index of the edge that holds a place of a line, and how far along that edge it lies. */
export function findOnLine(panel: Panel, line: PanelLine, at: number): { index: number; along: number } {
  const index = panel.edges.findIndex((edge) => {
    if (edge.line !== line) return false;
    return at >= edge.from - 1e-9 && at <= edge.from + pathLength(edge.path) + 1e-9;
  });
  const edge = panel.edges[index];
  if (!edge) throw new Error(`${panel.id} has no ${line} at ${at.toFixed(2)} cm`);
  return { index, along: Math.max(0, at - edge.from) };
}

export function pointOnLine(panel: Panel, line: PanelLine, at: number): Point {
  const { index, along } = findOnLine(panel, line, at);
  return pointAtLength(item(panel.edges, index).path, along);
}

/** The same loop begun at an edge it still has, or where its hem begins after the centre. */
export function begunAt(panel: Panel, first: PanelEdge): Panel {
  const start = panel.edges.indexOf(first);
  if (start < 0) return startingAt(panel, 'hem');
  return { ...panel, edges: [...panel.edges.slice(start), ...panel.edges.slice(0, start)] };
}

/** The same loop begun where a line begins: after the centre line, as the blocks draw it. */
export function startingAt(panel: Panel, line: PanelLine): Panel {
  const { edges } = panel;
  const start = edges.findIndex((own, i) => own.line === line && edges.at(i - 1)?.line.startsWith('centre'));
  if (start < 0) throw new Error(`${panel.id}: no ${line} follows its centre`);
  return { ...panel, edges: [...edges.slice(start), ...edges.slice(0, start)] };
}
