import type { FacingName } from './names';
import type { Family } from './operation';

/** Facings, from their ends to where they are held inside. */
export const FACINGS: Family<FacingName> = {
  'sew-facing-ends': { minutes: 6, tellsEase: true },
  'attach-facing': { minutes: 18, encloses: true },
  'join-facings': { minutes: 5 },
  'attach-front-facing': { minutes: 20, tellsEase: true },
  'sew-facing-centre': { minutes: 4 },
  understitch: { minutes: 8 },
  'finish-facing-at-zip': { minutes: 8 },
};
