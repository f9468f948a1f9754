import { cyclic } from '@/lib/geometry/sequence';
import { assertLoop, type Panel, type PanelEdge, type PanelLine } from './panel';

/**
 * The loop with the run from the first edge of `first` to the last of `last` (counter-clockwise, both included) drawn
 * anew. Refuses new edges that do not start and end where the run did.
 */
export function replaceRun(
  panel: Panel,
  first: PanelLine,
  last: PanelLine,
  edges: readonly PanelEdge[],
): Panel {
  const start = startOfRun(panel, first);
  const loop = [...panel.edges.slice(start), ...panel.edges.slice(0, start)];
  const end = loop.findLastIndex(({ line }) => line === last);
  if (end < 0) throw new Error(`${panel.id} has no ${last}`);
  const replaced = { ...panel, edges: [...edges, ...loop.slice(end + 1)] };
  assertLoop(panel.id, replaced.edges);
  return replaced;
}

// The edge of a line that is not preceded by another of the same line: where the line begins in the loop.
function startOfRun({ id, edges }: Panel, line: PanelLine): number {
  const start = edges.findIndex((edge, i) => {
    const before = cyclic(edges, i - 1);
    return edge.line === line && before.line !== line;
  });
  if (start >= 0) return start;
  throw new Error(`${id} has no ${line}`);
}
