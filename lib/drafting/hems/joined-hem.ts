import {
  endDirection,
  endOf,
  joinPaths,
  rotatePath,
  startDirection,
  startOf,
  translatePath,
} from '@/lib/geometry/path';
import { sub, turnDegrees } from '@/lib/geometry/point';
import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { edgesOf } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';

/** The lower edge of a half as it is sewn, its panels side by side, and what meets it at both ends. */
export interface JoinedHem {
  readonly hem: Path;
  readonly centre: PanelEdge;
  readonly side: PanelEdge;
}

/** The panels of a half from the centre to the side. */
export function fromCentre(half: readonly Panel[]): Panel[] {
  const begins = (panel: Panel) => firstOf(edgesOf(panel, 'hem')).from;
  return [...half].sort((a, b) => begins(a) - begins(b));
}

type Move = (of: Path) => Path;

/** Lays a hem at the end of another as their seam joins them: it bears on in the same direction. */
function onwards(before: Path, next: Path): Move {
  const start = startOf(next);
  const degrees = turnDegrees(startDirection(next), endDirection(before));
  const by = sub(endOf(before), start);
  return (of) => translatePath(rotatePath(of, start, degrees), by);
}

/** What stands beside the hem of a panel, before its first stretch or after its last. */
function beside({ edges }: Panel, hem: PanelEdge, step: 1 | -1): PanelEdge {
  return cyclic(edges, edges.indexOf(hem) + step);
}

/** The hems of a half joined end to end, the seams between its panels and the darts in them closed. */
export function joinedHem(half: readonly Panel[]): JoinedHem {
  const panels = fromCentre(half);
  const stretches = panels.flatMap((panel) => edgesOf(panel, 'hem'));
  const [first, last] = [firstOf(stretches as [PanelEdge]), lastOf(stretches as [PanelEdge])];
  const [inner, outer] = [firstOf(panels as [Panel]), lastOf(panels as [Panel])];
  let [hem, move]: [Path, Move] = [first.path, (of) => of];
  for (const { path } of stretches.slice(1)) {
    move = onwards(hem, path);
    hem = joinPaths(hem, move(path));
  }
  const side = beside(outer, last, 1);
  return { hem, centre: beside(inner, first, -1), side: { ...side, path: move(side.path) } };
}
