import type { CornerShape, FinishEdge } from '@/lib/drafting/finishing/types';
import { path, polyline } from '@/lib/geometry/path';
import { point, rotate } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';

const _BUST_POINT = point(9.55, 18);
const SIDE_TIP = point(12, 18.2);

/** A half front, close to chart size 38: side dart, waist dart, fold at the centre, hem below the hip. Test data. */
export function frontFixture(allowance = 1, hem = 3): FinishEdge[] {
  const seam = (id: string, of: FinishEdge['path']): FinishEdge => ({
    id,
    role: 'seam',
    allowance,
    path: of,
  });
  const dart = (id: string, of: FinishEdge['path']): FinishEdge => ({
    id,
    role: 'dart',
    allowance: 0,
    path: of,
  });
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

/** A one-piece sleeve that tapers to its hem; `curve` bends the hem downward in the middle. Test data. */
export function sleeveFixture(allowance = 1, hem = 3, curve = 0): FinishEdge[] {
  const seam = (id: string, of: FinishEdge['path']): FinishEdge => ({
    id,
    role: 'seam',
    allowance,
    path: of,
  });
  const [left, right] = [point(-11, -30), point(11, -30)];
  const bottom = cubic(left, point(-4, -30 - curve * 1.3), point(4, -30 - curve * 1.3), right);
  return [
    { id: 'hem', role: 'hem', allowance: hem, path: curve === 0 ? polyline(left, right) : path(bottom) },
    seam('underarm-front', polyline(right, point(16.5, 0))),
    seam('cap-front', path(cubic(point(16.5, 0), point(9, 2), point(8, 13.7), point(0, 13.7)))),
    seam('cap-back', path(cubic(point(0, 13.7), point(-8, 13.7), point(-9, 2), point(-16.5, 0)))),
    seam('underarm-back', polyline(point(-16.5, 0), left)),
  ];
}

/** A panel whose upright seam at x = 10 meets its top edge at `degrees`, measured inside. Test data. */
export function panelFixture(degrees: number, end: CornerShape): FinishEdge[] {
  const corner = point(10, 20);
  const top = rotate(point(10, 11), corner, -degrees);
  const topEnd = point(corner.x + (top.x - corner.x), corner.y + (top.y - corner.y));
  const seam = (id: string, of: FinishEdge['path']): FinishEdge => ({
    id,
    role: 'seam',
    allowance: 1,
    path: of,
  });
  return [
    { ...seam('princess', polyline(point(10, 0), corner)), end },
    seam('top', polyline(corner, topEnd)),
    seam('side', polyline(topEnd, point(topEnd.x, 0))),
    { id: 'hem', role: 'hem', allowance: 3, path: polyline(point(topEnd.x, 0), point(10, 0)) },
  ];
}
