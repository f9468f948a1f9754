import type { SeamName } from './names';
import type { Family } from './operation';

/** The seams that make the body. */
export const SEAMS: Family<SeamName> = {
  'sew-princess': { stage: 'princess', minutes: 22 },
  'sew-back-princess': { stage: 'princess', minutes: 18 },
  'sew-yoke': { stage: 'yoke', minutes: 26 },
  'sew-shoulder': { stage: 'shoulders', minutes: 8, tellsEase: true },
  'sew-centre-back': { stage: 'centreBack', minutes: 8 },
  'sew-centre-front': { stage: 'centreBack', minutes: 8 },
  'sew-side': { stage: 'sides', minutes: 12 },
};
