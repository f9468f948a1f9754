import type { Choices } from '@/lib/choices/types';
import { breaches, check } from '@/lib/drafting/checks/check';
import type { Body } from '@/lib/measurements/names';
import type { Draw, Lapse } from './lapse';

/** INVARIANTS H11: bodies on which the engine falls over (no figure) or breaks rules that refuse (their number). */
export function failures(draw: Draw, choices: Choices, bodies: readonly Body[]): Lapse[] {
  return bodies.flatMap((body, i) => {
    try {
      const broken = breaches(check(draw(choices, body)));
      return broken.length === 0
        ? []
        : [{ where: `${i}: ${broken.map(({ id }) => id)}`, figure: broken.length }];
    } catch (error) {
      return [{ where: `${i}: ${error}`, figure: Number.NaN }];
    }
  });
}
