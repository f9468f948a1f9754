import type { DartView } from '@/lib/pattern/darts';
import type { Limits, Reading } from '../result';
import { atMost, defineRule } from '../rule';

const WAIST_AND_SIDE = atMost(5, 2);

/** Tangent break in degrees of the edge that a dart parts, once it is sewn. */
export function closureBreak({ shoulders }: DartView): number {
  return Math.abs(shoulders[0] + shoulders[1] - 180);
}

function closureReading(dart: DartView): Reading {
  const reading = { figure: closureBreak(dart), where: dart.name };
  const strict: Limits | undefined = ['waist', 'side'].includes(dart.before.line)
    ? WAIST_AND_SIDE
    : undefined;
  return strict ? { ...reading, limits: strict } : reading;
}

/** INVARIANTS B4. */
export const B4 = defineRule({
  id: 'B4',
  title: 'Closing a dart leaves its edge smooth',
  limits: atMost(5, 3),
  read: ({ pieces }) => pieces.flatMap(({ darts }) => darts.map(closureReading)),
});
