import { acrossAtHeight, firstAcrossAtHeight } from '@/lib/geometry/intersect';
import type { Path } from '@/lib/geometry/types';
import type { Bodice } from './bodice';
import type { EdgeDart } from './hemline';
import type { WaistDarts } from './waist-darts';

interface Half {
  readonly hemRequest: { readonly centre: Path; readonly side: Path };
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

function halfWidth({ hemRequest: { centre, side }, darts }: Half, y: number): number {
  const from = firstAcrossAtHeight(centre, y);
  const to = firstAcrossAtHeight(side, y);
  if (from === undefined || to === undefined) return Number.NaN;
  let wedges = 0;
  for (const dart of darts.edge) wedges += wedgeWidth(dart, y);
  let diamonds = 0;
  for (const path of darts.fisheyes) diamonds += diamondWidth(path, y);
  return to - from - (wedges + diamonds);
}

/** Girth of the bodice at a height, as drawn, every dart sewn, cm; not a number where it does not reach. */
export function girthAt({ backOutline, frontOutline }: Bodice, y: number): number {
  return 2 * (halfWidth(backOutline, y) + halfWidth(frontOutline, y));
}
