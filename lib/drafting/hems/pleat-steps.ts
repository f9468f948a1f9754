import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { Panel } from '../kernel/panel';
import type { Lift } from '../kernel/plan';

/** Of the cloth from one fold to the next this share lies hidden under it (METHODS §9: three times the finished width). */
const HIDDEN = 2 / 3;
/** A smaller step is not seen, cm. */
const SEEN = 0.2;

const foldsOn = (panels: readonly Panel[]): number =>
  panels.reduce((sum, { internals }) => sum + internals.filter(({ kind }) => kind === 'pleat').length, 0);

/**
 * A hem that is not level is cut in one curve across the cloth before it is pleated, to be turned up smoothly: laid, it
 * steps from one pleat to the next by what it climbs under the fold between them. Told, in cm, where it is seen.
 */
export function pleatSteps(
  halves: readonly { readonly panels: readonly Panel[]; readonly lift: Lift }[],
): Notice[] {
  const steps = halves.flatMap(({ panels, lift }) => {
    const count = foldsOn(panels);
    return Array.from(
      { length: count },
      (_, i) => Math.abs(lift.at((i + 1) / count) - lift.at(i / count)) * HIDDEN,
    );
  });
  const step = Math.max(0, ...steps);
  return step < SEEN ? [] : [{ code: 'pleats-step-hem', figures: { step: toMillimetre(step) } }];
}
