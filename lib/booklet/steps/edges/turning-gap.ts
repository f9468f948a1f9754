import type { ValueOf } from '@/lib/choices/slots/registry';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft } from '@/lib/pattern/types';
import type { Job } from '../jobs/jobs';

/** Left open in the long edge of a belt sewn all round, to turn it through, cm; one with a buckle is open at its end. */
const IN_BELT: Readonly<Record<ValueOf<'belt'>, number>> = { none: 0, tie: 8, buckle: 0, 'half-belt': 5 };

/** Left open in the hem of a lining, at the back, to turn the garment through, cm. */
const IN_LINING = 20;

/** How much of an edge stays open, cm; none where a belt has an open end, or there is none. */
export function turningGap(
  { choices }: Pick<Draft, 'choices'>,
  { operation }: Pick<Job, 'operation'>,
): number {
  const { turnedThrough } = OPERATIONS[operation];
  if (turnedThrough === 'lining') return IN_LINING;
  return turnedThrough === 'belt' ? IN_BELT[choices.options.belt ?? 'none'] : 0;
}
