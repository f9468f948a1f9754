import type { Choices } from '@/lib/choices/types';
import { type Body, MEASUREMENTS } from '@/lib/measurements/names';
import { edgeShifts, events, vertexShift } from './compare';
import { beyond, type Draw, type Lapse, withMeasure } from './lapse';

const STEP = 0.1;
const MOST = 0.5;

/** INVARIANTS H6: vertices that jump when a measurement changes by a millimetre and nothing discrete is told. */
export function jumps(draw: Draw, choices: Choices, body: Body): Lapse[] {
  const before = draw(choices, body);
  return MEASUREMENTS.flatMap((name) => {
    const after = draw(choices, withMeasure(body, name, STEP));
    if (events(before) !== events(after)) return [];
    return beyond(MOST, edgeShifts(before, after, {}, vertexShift)).map(({ where, figure }) => ({
      where: `${name}: ${where}`,
      figure,
    }));
  });
}
