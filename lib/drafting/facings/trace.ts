import type { Path } from '@/lib/geometry/types';
import { cutPanel } from '../kernel/cut';
import { type Panel, type PanelEdge, type PanelLine, panel } from '../kernel/panel';
import { markedInterfacing } from '../kernel/strip';

/** The free edge of a facing. */
export const INNER = 'facing-inner';

/**
 * The part of a panel above a path, as a piece of its own: a facing has exactly the edges it is sewn to. The path runs
 * from shoulder or side to the centre line.
 */
export function traceFacing(from: Panel, path: Path, id: string): Panel {
  const free = { line: INNER, role: 'finished', kind: 'none' } as const;
  const [, above] = cutPanel(from, { path, left: free, right: free });
  return panel({
    id,
    part: 'facing',
    cut: from.cut,
    edges: above.edges.map((edge) => ({
      ...edge,
      from: edge.from - beginning(above.edges, edge.line),
      kind: facingKind(edge),
    })),
    darts: from.darts,
    grain: from.grain,
  });
}

/** Where a line begins on what was kept of it: places on the facing are counted from there. */
function beginning(edges: readonly PanelEdge[], line: PanelLine): number {
  return Math.min(...edges.filter((each) => each.line === line).map(({ from }) => from));
}

function facingKind({ line, role, kind }: PanelEdge): PanelEdge['kind'] {
  if (role === 'fold' || role === 'finished') return 'none';
  return line === 'centre' ? 'seam' : line === 'neckline' || line === 'armhole' ? 'enclosed' : kind;
}

/** The interfacing of a facing, named after it. */
export const interfacingFor = (facing: Panel): Panel =>
  markedInterfacing(facing, facing.id.replace('facing', 'interfacing'));
