import { cyclic } from '@/lib/geometry/sequence';
import type { Part } from '@/lib/pattern/types';
import type { Panel, PanelEdge } from '../kernel/panel';

const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back'];

/** Panels of the outer cloth that end in the hem of the body. */
export function hemmedPanels(panels: readonly Panel[]): Panel[] {
  return panels.filter(
    ({ part, material, edges }) =>
      material === 'shell' &&
      BODY.includes(part) &&
      edges.some(({ line, role }) => line === 'hem' && role === 'hem'),
  );
}

/** The loop begun at the hem, where it is one run of edges; nothing where darts part it. */
export function fromHem(panel: Panel): { hem: readonly PanelEdge[]; rest: readonly PanelEdge[] } | undefined {
  const { edges } = panel;
  const isHem = ({ line }: PanelEdge) => line === 'hem';
  const start = edges.findIndex((edge, i) => isHem(edge) && !isHem(cyclic(edges, i - 1)));
  const loop = [...edges.slice(start), ...edges.slice(0, start)];
  const count = loop.findIndex((edge) => !isHem(edge));
  const rest = loop.slice(count);
  return rest.some(isHem) ? undefined : { hem: loop.slice(0, count), rest };
}
