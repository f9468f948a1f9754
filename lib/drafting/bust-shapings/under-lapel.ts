import type { Choices } from '@/lib/choices/types';
import { hasLine } from '../kernel/lines';
import { BODY_LINE } from '../sleeves/raglan/style-line';
import { halfEmpire } from './half-empire';
import { isHalfEmpire } from './seam-under-bust';
import type { BustShaping } from './shaping';
import { turnedDart } from './turned-dart';
import { shapingUnderArm } from './under-kimono';
import { waitsForLapel } from './waits-for-lapel';

/** It opens this far down the neck from the shoulder, above where the gorge turns outward, cm (METHODS §4). */
const BELOW_SHOULDER = 2.6;
/** And so far from a raglan seam, which begins nearer to the shoulder then. */
const BELOW_RAGLAN = 2;

/** A dart from the neck that the lapel turns over: it opens where the under collar is sewn on. */
export const LAPEL_DART = turnedDart({
  id: 'neck-dart',
  tipOff: 4,
  at: (front) => ({ line: 'neckline', at: hasLine(front, BODY_LINE) ? BELOW_RAGLAN : BELOW_SHOULDER }),
});

/** How a front is shaped before its opening and collar are drawn. */
export function shapingFor(choices: Choices): BustShaping {
  const shaping = isHalfEmpire(choices) ? halfEmpire(choices) : shapingUnderArm(choices);
  return waitsForLapel(choices) ? { ...shaping, shape: (front) => ({ front, notices: [] }) } : shaping;
}
