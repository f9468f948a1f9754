import type { FacingName } from './names';
import type { Family } from './operation';

/** Facings, from their ends to where they are held inside. */
export const FACINGS: Family<FacingName> = {
  'sew-facing-ends': { stage: 'facingSeams', minutes: 6, tellsEase: true },
  'attach-facing': { stage: 'neckline', minutes: 18, encloses: true },
  'join-facings': { stage: 'facingSeams', minutes: 5 },
  'attach-front-facing': { stage: 'frontFacing', minutes: 20, tellsEase: true },
  'sew-facing-centre': { stage: 'facingSeams', minutes: 4 },
  understitch: { stage: 'understitch', minutes: 8 },
  'finish-facing-at-zip': { stage: 'facingEnds', minutes: 8 },
};
