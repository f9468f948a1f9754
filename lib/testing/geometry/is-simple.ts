import { selfCrossings } from '@/lib/geometry/self-crossings';
import type { Polygon } from '@/lib/geometry/types';

/** Whether no two sides of a polygon cross or touch. */
export function isSimple(polygon: Polygon): boolean {
  return selfCrossings(polygon).length === 0;
}
