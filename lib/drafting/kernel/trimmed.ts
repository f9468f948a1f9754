import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import type { PanelInternal } from './panel';

/** A level line of a half as far as there is still cloth below a new upper edge. */
export function trimmedTo(internal: PanelInternal, upper: Path): PanelInternal {
  const { y } = startOf(internal.path);
  const [hit] = internal.kind === 'level' ? intersectHorizontal(upper, y) : [];
  if (!hit) return internal;
  const far = [startOf(internal.path), endOf(internal.path)].sort((a, b) => b.x - a.x)[0] as Point;
  return { ...internal, path: polyline(hit.point, far) };
}
