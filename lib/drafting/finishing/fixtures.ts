import { path, polyline } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { FinishEdge } from './types';

const BUST_POINT = point(9.55, 18);
const SIDE_TIP = point(12, 18.2);

/** A half front, close to chart size 38: side dart, waist dart, fold at the centre, hem below the hip. Test data. */
export function frontFixture(allowance = 1, hem = 3): FinishEdge[] {
  const seam = (id: string, of: FinishEdge['path']): FinishEdge => ({ id, role: 'seam', allowance, path: of });
  const dart = (id: string, of: FinishEdge['path']): FinishEdge => ({ id, role: 'dart', allowance: 0, path: of });
  const upperMouth = point(25, 19.4);
  const lowerMouth = point(24.55, 15.75);
  const reach = Math.hypot(upperMouth.x - SIDE_TIP.x, upperMouth.y - SIDE_TIP.y);
  const low = Math.hypot(lowerMouth.x - SIDE_TIP.x, lowerMouth.y - SIDE_TIP.y);
  const lower = point(
    SIDE_TIP.x + ((lowerMouth.x - SIDE_TIP.x) * reach) / low,
    SIDE_TIP.y + ((lowerMouth.y - SIDE_TIP.y) * reach) / low,
  );
  return [
    { id: 'hem', role: 'hem', allowance: hem, path: polyline(point(0, -18), point(26, -18)) },
    seam(
      'side-lower',
      path(
        cubic(point(26, -18), point(26, -12), point(22.8, -5), point(22.8, 0)),
        cubic(point(22.8, 0), point(22.8, 5), point(24, 11), lower),
      ),
    ),
    dart('dart-lower', polyline(lower, SIDE_TIP)),
    dart('dart-upper', polyline(SIDE_TIP, upperMouth)),
    seam('side-upper', polyline(upperMouth, point(25.6, 24.25))),
    seam(
      'armhole',
      path(
        cubic(point(25.6, 24.25), point(20, 24.6), point(17, 26.5), point(16.8, 31)),
        cubic(point(16.8, 31), point(16.8, 34), point(17, 37), point(17.95, 39.94)),
      ),
    ),
    seam('shoulder', polyline(point(17.95, 39.94), point(6.45, 44.82))),
    seam('neck', path(cubic(point(6.45, 44.82), point(5.6, 41), point(4.2, 37.58), point(0, 37.58)))),
    { id: 'centre', role: 'fold', allowance: 0, path: polyline(point(0, 37.58), point(0, -18)) },
  ];
}

export { BUST_POINT, SIDE_TIP };
