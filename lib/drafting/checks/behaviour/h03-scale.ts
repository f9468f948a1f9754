import type { Choices } from '@/lib/choices/types';
import { type Body, MEASUREMENTS } from '@/lib/measurements/names';
import { buildContext } from '../context/context';
import type { Draw, Lapse } from './lapse';

function scaled(body: Body, factor: number): Body {
  return Object.fromEntries(MEASUREMENTS.map((name) => [name, body[name] * factor])) as unknown as Body;
}

const STEP = 0.04;

/**
 * INVARIANTS H3. The house's constants (ease, rises) stay as they are while the body grows, so an edge that follows the
 * body grows by equal steps with it: the second difference of its length, cm, is what does not scale.
 */
export function scaleErrors(draw: Draw, choices: Choices, body: Body): Lapse[] {
  const [small, middle, large] = [1 - STEP, 1, 1 + STEP].map((factor) => {
    const { pieces } = buildContext(draw(choices, scaled(body, factor)));
    return new Map(pieces.flatMap(({ edges }) => edges.map(({ name, length }) => [name, length] as const)));
  });
  return [...(middle ?? [])].flatMap(([where, length]) => {
    const before = small?.get(where);
    const after = large?.get(where);
    if (before === undefined || after === undefined) return [];
    return [{ where, figure: Math.abs(before - 2 * length + after) }];
  });
}
