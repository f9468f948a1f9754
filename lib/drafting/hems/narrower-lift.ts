import type { HemLift } from '../kernel/plan';

/** The same lift over a hem of another length, cm: beside the centre so much stays as wide, the rest rises over what is left. */
export function narrower(lift: HemLift, whole: number): HemLift {
  const [from, own] = [lift.level / lift.whole, lift.level / whole];
  const within = whole / lift.whole;
  const stretch = (1 - from) / (1 - own);
  const share = (at: number) => (at < own ? at * within : from + (at - own) * stretch);
  return {
    ...lift,
    whole,
    at: (at) => lift.at(share(at)),
    slope: (at) => lift.slope(share(at)) * (at < own ? within : stretch),
  };
}
