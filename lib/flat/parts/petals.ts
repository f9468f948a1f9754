import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { path, startOf } from '@/lib/geometry/path';
import { rotate } from '@/lib/geometry/point';
import { isPetal } from '@/lib/pattern/petals';
import { line } from '../ink';
import { onShoulders } from '../worn/halves';
import type { FlatPart } from './part';

/** The front petal goes on so far over the shoulder along the armhole of the back, cm. */
const OVER = 5;
const OUT = -80;

/** The edge of the front petal as it comes over the arm, seen from behind. */
export const petals: FlatPart = (worn) => {
  const { near, view, sleeve } = worn;
  if (view !== 'back' || !sleeve || !isPetal(sleeve.piece)) return [];
  const { armhole } = near.lines;
  const at = pathLength(armhole) - OVER;
  const out = rotate(tangentAtLength(armhole, at), { x: 0, y: 0 }, OUT);
  const edge = path(
    cubicWithTangents(pointAtLength(armhole, at), out, startOf(sleeve.hem), sleeve.along, 0.3, 0.45),
  );
  return onShoulders(worn, (side) => [line(side(edge), 'outline', 'sleeve/petal')]);
};
