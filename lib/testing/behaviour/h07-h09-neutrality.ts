import type { Choices } from '@/lib/choices/types';
import { check } from '@/lib/drafting/checks/check';
import type { Body } from '@/lib/measurements/names';
import { edgeShifts, isBodice } from './compare';
import { beyond, type Draw, type Lapse } from './lapse';

const GRAIN = 2e-6;
// A tip sewn elsewhere shifts a measured width by less than the tolerance of any length (C1).
const SAME_FIGURE = 0.1;

/** Rules whose figures do not depend on where the bust dart lies. */
const NEUTRAL = ['E1', 'E6', 'E7', 'E8', 'E9', 'E10', 'C2', 'C3', 'C5', 'C9'];

/** INVARIANTS H7: rules whose figure changes when the bust is shaped elsewhere. */
export function dartTraces(draw: Draw, one: Choices, other: Choices, body: Body): Lapse[] {
  const before = new Map(check(draw(one, body)).map((result) => [result.id, result]));
  return check(draw(other, body))
    .filter(({ id }) => NEUTRAL.includes(id))
    .flatMap((result) => {
      const was = before.get(result.id);
      const figure = Math.abs(result.figure - (was?.figure ?? Number.NaN));
      return beyond(SAME_FIGURE, [{ where: `${result.id} ${result.where ?? ''}`, figure }]);
    });
}

/** INVARIANTS H8: stitching lines that move when only allowances or hems change. */
export function allowanceTraces(draw: Draw, one: Choices, other: Choices, body: Body): Lapse[] {
  return beyond(GRAIN, edgeShifts(draw(one, body), draw(other, body)));
}

/** INVARIANTS H9: stitching lines of the garment's body that move when something is only added to it. */
export function styleTraces(draw: Draw, one: Choices, other: Choices, body: Body): Lapse[] {
  return beyond(GRAIN, edgeShifts(draw(one, body), draw(other, body), { pieces: isBodice }));
}
