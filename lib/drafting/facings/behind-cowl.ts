import { FACING_END } from '../cowl/grown-on-facing';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type SeamPlan, seam } from '../kernel/seams';
import { type FacingRequest, on } from './request';

/**
 * The facing of a back whose front has its own cut on to it: its shoulders are sewn to the ends of that, its neckline to
 * the neckline of the back alone. It lacks `less` of that, cm.
 */
export function behindCowl(facing: Panel, lap: FacingRequest['lap'], less: number): SeamPlan[] {
  const at = lineLength(facing, 'neckline');
  return [
    seam({
      id: 'facing-shoulder',
      operation: 'sew-facing-ends',
      a: [on(facing, 'shoulder')],
      b: [{ family: 'front', line: FACING_END, reversed: true }],
    }),
    seam({
      id: 'neck-facing',
      operation: 'attach-facing',
      a: [on(facing, 'neckline')],
      b: [{ family: 'back', line: 'neckline' }],
      ease: -less,
      notches: lap ? [{ a: at, b: at + less }] : [],
    }),
  ];
}
