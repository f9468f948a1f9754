import { pathLength } from '@/lib/geometry/length';
import { cyclic } from '@/lib/geometry/sequence';
import { lineLength } from '../kernel/lines';
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
function crossingLines(panel: Panel): { readonly below: PanelLine; readonly above: PanelLine } {
  const around = aroundFrom(panel);
  const [first, last] = [around[0], around.at(-1)];
  if (!first || !last) throw new Error(`${panel.id} has no edges beside its fold`);
  return { below: first.line, above: last.line };
}

/** The lines of a family that go on beyond the centre; none where no panel of it lies on the fold. */
export function acrossLines(family: readonly Panel[]): {
  readonly below?: PanelLine;
  readonly above?: PanelLine;
} {
  const centre = family.find(isFolded);
  return centre ? crossingLines(centre) : {};
}

export const crosses = (family: readonly Panel[], line: PanelLine): boolean => {
  const { below, above } = acrossLines(family);
  return line === below || line === above;
};

/** Length of a line over all panels of a family, cm. */
export const lengthOver = (family: readonly Panel[], line: PanelLine): number =>
  family.reduce((sum, panel) => sum + lineLength(panel, line), 0);

/** From where to where the edges of a line count, cm along it. */
export function reachOf(
  family: readonly Panel[],
  line: PanelLine,
): { readonly from: number; readonly to: number } {
  const own = family.flatMap(({ edges }) => edges.filter((edge) => edge.line === line));
  return {
    from: Math.min(...own.map(({ from }) => from)),
    to: Math.max(...own.map(({ from, path }) => from + pathLength(path))),
  };
}
