import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Draft } from '@/lib/pattern/types';
import type { Job } from './jobs';

/** Left open in the long edge of a belt sewn all round, to turn it through, cm; one with a buckle is open at its end. */
const GAPS: Readonly<Record<ValueOf<'belt'>, number>> = { none: 0, tie: 8, buckle: 0, 'half-belt': 5 };

/** Left open in the hem of a lining, at the back, to turn the garment through, cm. */
const IN_LINING = 20;
export const LINING_HEM = 'attach-lining-hem';

/** How much of an edge stays open, cm; none where a belt has an open end, or there is none. */
export const turningGap = (
  { choices }: Pick<Draft, 'choices'>,
  { operation }: Pick<Job, 'operation'>,
): number => (operation === LINING_HEM ? IN_LINING : GAPS[choices.options.belt ?? 'none']);
