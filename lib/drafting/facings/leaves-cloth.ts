import { leastDistance } from '@/lib/geometry/closest';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import type { Path } from '@/lib/geometry/types';
import { edgesOf, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { INNER } from './trace';

/** Less cloth between the free edge and the armhole can be neither faced nor lined, cm. */
const TO_ARMHOLE = 1;

/** Beyond its first stretch it comes no nearer to the shoulder again, that farther out than so much beside it, cm. */
const FIRST = 1;
const TO_SHOULDER = 0.6;
const STEP = 0.4;

/** The shoulder out from beside a facing so wide. */
function shoulderBeyond(from: Panel, width: number): Path[] {
  const shoulder = linePath(from, 'shoulder');
  const reach = pathLength(shoulder) - width - FIRST;
  return reach > STEP ? [subPath(shoulder, 0, reach)] : [];
}

/** Whether the free edge of a facing, swung out round a corner of the neckline, keeps clear of armhole and shoulder; `width` at that. */
export function leavesCloth(from: Panel, facing: Panel, width: number): boolean {
  const inner = edgesOf(facing, INNER).at(-1)?.path;
  if (!inner) return true;
  const whole = pathLength(inner);
  const free = Array.from({ length: Math.floor((whole - FIRST) / STEP) }, (_, i) =>
    pointAtLength(inner, i * STEP),
  );
  return (
    edgesOf(from, 'armhole').every(({ path }) => leastDistance(free, path) >= TO_ARMHOLE) &&
    shoulderBeyond(from, width).every((path) => leastDistance(free, path) >= TO_SHOULDER)
  );
}
