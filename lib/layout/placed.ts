import { carry, type Motion } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Orientation, Placement } from './types';

/** The transform that carries a piece's own coordinates (cm) to where it is laid. */
export function placementMotion({ turn, mirrored, rotated, x, y }: Laid): Motion {
  const radians = (turn * Math.PI) / 180;
  const cos = turn === 0 ? 1 : Math.cos(radians);
  const sin = turn === 0 ? 0 : Math.sin(radians);
  const spin = rotated === 180 ? -1 : 1;
  const flip = mirrored ? -spin : spin;
  return [flip * cos, spin * sin, -flip * sin, spin * cos, x, y];
}

type Laid = Orientation & Pick<Placement, 'turn' | 'x' | 'y'>;

/** Carries points of a piece (cm) to where the placement lays them. */
export function placedPoints(points: readonly Pair[], laid: Laid): Pair[] {
  const motion = placementMotion(laid);
  return points.map((at) => carry(motion, at));
}
