import { pathLength } from '@/lib/geometry/length';
import { cyclic } from '@/lib/geometry/sequence';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';

const isFold = ({ role }: PanelEdge): boolean => role === 'fold';

/** Drawn as half of a piece that lies on the fold. */
export const isFolded = ({ edges }: Panel): boolean => edges.some(isFold);

/** The edges of a half from its fold round to it again, counter-clockwise. Refuses a panel that is not cut on the fold. */
export function aroundFrom({ id, edges }: Panel): PanelEdge[] {
  const start = edges.findIndex((own, i) => !isFold(own) && isFold(cyclic(edges, i - 1)));
  if (start < 0) throw new Error(`${id} has no fold to be opened at`);
  return [...edges.slice(start), ...edges.slice(0, start)].filter((own) => !isFold(own));
}

/** The lines of a half that go on beyond its centre: below, from there to the side; above, from the side to there. */
export function crossingLines(panel: Panel): { readonly below: PanelLine; readonly above: PanelLine } {
  const around = aroundFrom(panel);
  const [first, last] = [around[0], around.at(-1)];
  if (!first || !last) throw new Error(`${panel.id} has no edges beside its fold`);
  return { below: first.line, above: last.line };
}

export const crosses = (panel: Panel, line: PanelLine): boolean => {
  const { below, above } = crossingLines(panel);
  return line === below || line === above;
};

/** From where to where the edges of a line count, cm along it. */
export function reachOf(panel: Panel, line: PanelLine): { readonly from: number; readonly to: number } {
  const own = panel.edges.filter((edge) => edge.line === line);
  return {
    from: Math.min(...own.map(({ from }) => from)),
    to: Math.max(...own.map(({ from, path }) => from + pathLength(path))),
  };
}
