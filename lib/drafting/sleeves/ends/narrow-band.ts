import { mergePlans } from '../../kernel/plan';
import type { ArmEnd } from './arm-end';
import { bandEnd } from './bracelet';

/** As narrow as a band can be sewn and turned (METHODS §5.3: 1.2–2). */
const DEPTH = 1.5;

const BAND = bandEnd('narrow-band', () => DEPTH);

/** What a gathered sleeve has for a hem: a fold would not hold its gathers, so it ends in a band hardly deeper. */
export const NARROW_BAND: ArmEnd = {
  ...BAND,
  finish: (site) =>
    mergePlans(BAND.finish(site), {
      notices: [{ code: 'fullness-in-narrow-band', figures: { depth: DEPTH } }],
    }),
};
