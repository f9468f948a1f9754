import { endOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';

/** A place of a face beside its neckline as worn: as wide as both faces are at the neck, as far below it as on the pattern. */
export function wornAtNeck(neckline: Path, { x, y }: Point, neck: Point): Point {
  const own = endOf(neckline);
  return { x: (x * neck.x) / own.x, y: neck.y + y - own.y };
}
