import type { SeamName } from './names';
import type { Family } from './operation';

/** The seams that make the body. */
export const SEAMS: Family<SeamName> = {
  'sew-princess': { minutes: 22 },
  'sew-back-princess': { minutes: 18 },
  'sew-yoke': { minutes: 26 },
  'sew-shoulder': { minutes: 8, tellsEase: true },
  'sew-centre-back': { minutes: 8 },
  'sew-centre-front': { minutes: 8 },
  'sew-side': { minutes: 12 },
};
