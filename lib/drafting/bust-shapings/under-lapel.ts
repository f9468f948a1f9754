import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { hasLapel } from '../collars/revers';
import { halfEmpire } from './half-empire';
import { isHalfEmpire } from './seam-under-bust';
import type { BustShaping } from './shaping';
import { turnedDart } from './turned-dart';
import { shapingUnderArm } from './under-kimono';

/** It opens this far down the neck from the shoulder, above where the gorge turns outward, cm (METHODS §4). */
const BELOW_SHOULDER = 2.6;

/** A dart from the neck that the lapel turns over: it opens where the under collar is sewn on. */
export const LAPEL_DART = turnedDart({
  id: 'neck-dart',
  tipOff: 4,
  at: () => ({ line: 'neckline', at: BELOW_SHOULDER }),
});

/** A dart from the neckline waits for the lapel, which is drawn on the front while that is whole there. */
export function waitsForLapel(choices: Choices): boolean {
  const { from, by } = traitsOf(BUST_SHAPING, choices.options) ?? {};
  return hasLapel(choices) && from === 'neckline' && by === 'dart';
}

/** How a front is shaped before its opening and collar are drawn. */
export function shapingFor(choices: Choices): BustShaping {
  const shaping = isHalfEmpire(choices) ? halfEmpire(choices) : shapingUnderArm(choices);
  return waitsForLapel(choices) ? { ...shaping, shape: (front) => ({ front, notices: [] }) } : shaping;
}
