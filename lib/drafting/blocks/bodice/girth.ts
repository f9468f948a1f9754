import { acrossAtHeight } from '@/lib/geometry/intersect';
import type { Path } from '@/lib/geometry/types';
import type { Bodice } from './bodice';
import type { EdgeDart } from './hemline';
import type { WaistDarts } from './waist-darts';

interface Half {
  readonly centre: Path;
  readonly side: Path;
  readonly darts: WaistDarts;
}

function wedgeWidth({ tip, from, to }: EdgeDart, y: number): number {
  const share = (tip.y - y) / (tip.y - (from.y + to.y) / 2);
  return share > 0 ? share * Math.abs(to.x - from.x) : 0;
}

function diamondWidth(path: Path, y: number): number {
  const xs = acrossAtHeight(path, y);
  return xs.length < 2 ? 0 : Math.max(...xs) - Math.min(...xs);
}

function halfWidth({ centre, side, darts }: Half, y: number): number {
  const [from] = acrossAtHeight(centre, y);
  const [to] = acrossAtHeight(side, y);
  if (from === undefined || to === undefined) return Number.NaN;
  const taken =
    darts.edge.reduce((sum, dart) => sum + wedgeWidth(dart, y), 0) +
    darts.fisheyes.reduce((sum, path) => sum + diamondWidth(path, y), 0);
  return to - from - taken;
}

/** Girth of the bodice at a height, as drawn, every dart sewn, cm; not a number where it does not reach. */
export function girthAt({ backOutline, frontOutline }: Bodice, y: number): number {
  const half = ({ hemRequest, darts }: typeof backOutline | typeof frontOutline): Half => ({
    ...hemRequest,
    darts,
  });
  return 2 * (halfWidth(half(backOutline), y) + halfWidth(half(frontOutline), y));
}
