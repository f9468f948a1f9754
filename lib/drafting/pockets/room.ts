import { AppError } from '@/lib/errors/app-error';
import { intersectVertical } from '@/lib/geometry/intersect';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';

/** Cloth left above the hem. */
const ABOVE_HEM = 1;
/** Where that leaves too little, a pocket may lie over the cloth folded up, down to this far above the fold (H). */
export const ABOVE_FOLD = 2;
/** Less than this holds nothing. */
export const SHALLOWEST = 8;

function tooShort(): AppError {
  return new AppError('incompatible-choices', { fields: ['length', 'pockets'] });
}

/** Height of the lower edge on a panel: of its hem's highest place. */
export function hemOf(panel: Panel): number {
  const hem = edgesOf(panel, 'hem').flatMap(({ path }) => path.flatMap(({ a, b }) => [a.y, b.y]));
  if (hem.length === 0) throw tooShort();
  return Math.max(...hem);
}

/** The lower edge under a stretch of a panel: at the higher of its ends, for a hem may curve up to the side. */
export function hemUnder(host: Panel, xs: readonly number[]): number {
  const heights = edgesOf(host, 'hem').flatMap(({ path }) =>
    xs.flatMap((x) => intersectVertical(path, x).map(({ point }) => point.y)),
  );
  return heights.length === 0 ? hemOf(host) : Math.max(...heights);
}

/** Clear of the cloth folded up behind a lower edge. */
export const clearOf = (hem: number, { choices }: GarmentContext): number =>
  hem + allowancesFor(choices).hem + ABOVE_HEM;

/** The lowest a pocket may reach: clear of the cloth folded up, or over it where a mouth above would hold nothing. */
export function bottomOver(hem: number, context: GarmentContext, mouth: number): number {
  return Math.min(clearOf(hem, context), Math.max(hem + ABOVE_FOLD, mouth - SHALLOWEST));
}
