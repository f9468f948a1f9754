import type { Item } from '@/lib/drawing/types';
import { pathLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';
import { both, line } from '../ink';
import { skirtWidth, type WornSkirt } from '../worn/skirt';
import { tierSeams } from '../worn/tiers';
import type { FlatPart } from './part';
import { onWaist } from './skirt';

const GATHERED = 1.2;
const TUCK = { apart: 1.7, short: 3, long: 6.5 };

/** Little folds below a gathered seam, long and short by turns. */
export const skirtGathers: FlatPart = ({ skirt }) => {
  if (!skirt || skirt.gather < GATHERED) return [];
  const length = pathLength(skirt.waist);
  const count = Math.floor(length / TUCK.apart);
  return Array.from({ length: count }, (_, i) => (i + 0.5) / count).flatMap((share, i) => {
    const from = onWaist(skirt, share);
    const y = from.y - (i % 2 === 0 ? TUCK.long : TUCK.short);
    const to = { x: (share * skirtWidth(skirt, y) + from.x) / 2, y };
    const fold: Path = [cubic(from, { x: from.x, y: from.y - 1.2 }, { x: to.x, y: to.y + 1.5 }, to)];
    return both((half) => [line(half(fold), 'seam', `skirt-${skirt.view}/gathers`)]);
  });
};

function gathersAlong(skirt: WornSkirt, y: number): Item[] {
  const width = skirtWidth(skirt, y);
  const count = Math.floor(width / (2 * TUCK.apart));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * width).flatMap((x, i) => {
    const fold = polyline({ x, y }, { x: x * 1.02, y: y - (i % 2 === 0 ? TUCK.long : TUCK.short) });
    return both((half) => [line(half(fold), 'seam', `skirt-${skirt.view}/gathers`)]);
  });
}

/** Seams between tiers, each gathered on to the one above. */
export const skirtTiers: FlatPart = ({ skirt }) => {
  if (!skirt) return [];
  return tierSeams(skirt).flatMap((y) => {
    const across = polyline({ x: -skirtWidth(skirt, y), y }, { x: skirtWidth(skirt, y), y });
    return [line(across, 'seam', `skirt-${skirt.view}/tier`), ...gathersAlong(skirt, y)];
  });
};
