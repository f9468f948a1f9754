import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, polyline, startOf, translatePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { lineLength, linePath } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';
import type { Cap } from '../sleeves/cap';
import type { SleeveRequest } from '../sleeves/sleeve';
import { onLevel } from './below-shoulder';
import { cutSleeve, type UnderArm } from './cut-sleeve';

interface Wider {
  /** The cap with what was laid in at its crown, and how much of that lies before it, cm. */
  readonly cap: Cap;
  readonly before: number;
  readonly by: number;
}

/** Both seams moved apart from cap to lower edge. */
function spreadUpper(upper: Panel, { cap, before, by }: Wider, { front, back }: UnderArm): Panel {
  const moved = (path: Path, x: number) => translatePath(path, { x, y: 0 });
  const fore = moved(linePath(upper, 'fore'), before);
  const hind = moved(linePath(upper, 'hind'), before - by);
  const drawn: Partial<Record<string, Path>> = {
    ...{ fore, hind, hem: polyline(endOf(hind), startOf(fore)) },
    cap: subPath(cap.path, front, pathLength(cap.path) - back),
  };
  const level = (own: PanelInternal): PanelInternal => ({
    ...own,
    path: polyline(startOf(moved(own.path, before - by)), endOf(moved(own.path, before))),
  });
  return {
    ...upper,
    edges: upper.edges.map((own) => ({ ...own, path: drawn[own.line] ?? own.path })),
    internals: upper.internals.map(level),
  };
}

/** The upper one of two pieces, spread and cut on the level of the bodice; the under one lies below all of that (METHODS §4). */
export function cutUpper(request: SleeveRequest, [upper, under]: readonly [Panel, Panel], wider: Wider) {
  const below = { front: lineLength(under, 'cap@front'), back: lineLength(under, 'cap@back') };
  const cut = onLevel(request, wider.cap.path);
  const spread = spreadUpper(upper, wider, below);
  return { ...cut, upper: cutSleeve(spread, cut.halves, cut.joins, cut.level, below) };
}
