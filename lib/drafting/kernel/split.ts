import { pathLength, splitAtLength } from '@/lib/geometry/length';
import { endOf, joinPaths, withStart } from '@/lib/geometry/path';
import { cyclic, item } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { findOnLine } from './lines';
import type { Panel, PanelEdge, PanelLine } from './panel';

/** The panel with one of its edges cut in two at a place of a line; nothing else changes. The ends of an edge stay. */
export function splitLine(panel: Panel, line: PanelLine, at: number): Panel {
  const { index, along } = findOnLine(panel, line, at);
  const edge = item(panel.edges, index);
  const total = pathLength(edge.path);
  if (along < 1e-6 || along > total - 1e-6) return panel;
  const [first, second] = splitAtLength(edge.path, along);
  const parts = [
    { ...edge, path: first },
    { ...edge, from: edge.from + along, path: second },
  ];
  return { ...panel, edges: [...panel.edges.slice(0, index), ...parts, ...panel.edges.slice(index + 1)] };
}

/** Neighbouring edges of one line, one running straight on into the other, made one again. */
export function mergeAt(edges: readonly PanelEdge[], index: number): PanelEdge[] {
  const before = item(edges, index);
  const after = cyclic(edges, index + 1);
  if (before === after || before.line !== after.line || before.role !== after.role) return [...edges];
  const merged = { ...before, path: joinLoosely(before, after) };
  if (index + 1 < edges.length) return [...edges.slice(0, index), merged, ...edges.slice(index + 2)];
  return [...edges.slice(1, index), merged];
}

// After a rotation the ends agree to the last digits only: the second path is taken to start where the first ended.
function joinLoosely(before: PanelEdge, after: PanelEdge): Path {
  return joinPaths(before.path, withStart(after.path, endOf(before.path)));
}
