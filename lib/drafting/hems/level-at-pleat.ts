import type { HemLift } from '../kernel/plan';

/** Over this share of the half a lift that is aslant at the centre goes over into one that is level there (P). */
const OVER = 0.3;

/** The lift of a half that is pleated at its centre: the cloth of the pleat is cut level, and the hem comes to it without a kink. */
export function levelAtPleat(lift: HemLift): HemLift {
  if (lift.slope(0) === 0) return lift;
  const centre = lift.at(0);
  const eased = (share: number) => {
    const t = Math.min(1, share / OVER);
    return { value: t * t * (3 - 2 * t), slope: (6 * t * (1 - t)) / OVER };
  };
  return {
    ...lift,
    at: (share) => centre + (lift.at(share) - centre) * eased(share).value,
    slope: (share) => {
      const { value, slope } = eased(share);
      return lift.slope(share) * value + (lift.at(share) - centre) * slope;
    },
  };
}
