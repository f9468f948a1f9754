import type { HemLift } from '../kernel/plan';

/** The same lift over a hem of another length, cm: what is level beside the centre stays as wide, the rest rises over what is left. */
export function narrower(lift: HemLift, whole: number): HemLift {
  const [from, own] = [lift.level / lift.whole, lift.level / whole];
  const stretch = (1 - from) / (1 - own);
  const beyond = (share: number) => Math.max(from, from + (share - own) * stretch);
  return {
    ...lift,
    whole,
    at: (share) => lift.at(beyond(share)),
    slope: (share) => (share < own ? 0 : lift.slope(beyond(share)) * stretch),
  };
}
