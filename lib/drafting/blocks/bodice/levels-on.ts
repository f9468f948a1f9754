import { intersectHorizontal } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { PanelInternal } from '../../kernel/panel';

/** A level line of a half from its centre to its side, through points on the way; none where the panel does not reach. */
export function levelLine(
  id: string,
  y: number,
  centre: Path,
  side: Path,
  through: readonly Point[] = [],
): PanelInternal[] {
  const [from] = intersectHorizontal(centre, y);
  const [to] = intersectHorizontal(side, y);
  if (!from || !to) return [];
  return [{ id, kind: 'level', path: polyline(from.point, ...through, to.point) }];
}
