import type { Item } from '@/lib/drawing/types';
import { endOf, path } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';
import { both, line } from '../ink';
import type { Face } from '../worn/types';
import type { WornCollar } from './worn-collar';

/** The cloth breaks softly where it turns up from the shoulder. */
function crease({ lines }: Face): Path {
  const top = endOf(lines.shoulder);
  const middle = endOf(lines.neckline);
  const from = { x: top.x * 0.93, y: top.y - 2.2 };
  const to = { x: top.x * 0.4, y: Math.min(middle.y, top.y) - 4.2 };
  return path(cubic(from, { x: from.x, y: from.y - 1.6 }, { x: to.x + 2, y: to.y }, to));
}

/** Grown on to the garment: its outline shows it, and the break of the cloth below. */
export const FUNNEL: WornCollar = {
  near: ({ near }): Item[] => both((side) => [line(side(crease(near)), 'seam', `${near.view}/collar`)]),
};
