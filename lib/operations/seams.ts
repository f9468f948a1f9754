import { gatherBetween, pin, pressAside, pressOpen, sew } from './action';
import type { SeamName } from './names';
import type { Family } from './operation';

/** The seams that make the body. */
export const SEAMS: Family<SeamName> = {
  'sew-princess': { stage: 'princess', minutes: 22, actions: [pin, sew, pressOpen] },
  'sew-back-princess': { stage: 'princess', minutes: 18, actions: [pin, sew, pressOpen] },
  'sew-yoke': { stage: 'yoke', minutes: 26, actions: [gatherBetween, pin, sew, pressAside('toward-b')] },
  'sew-shoulder': { stage: 'shoulders', minutes: 8, tellsEase: true, actions: [pin, sew, pressOpen] },
  'sew-centre-back': { stage: 'centreBack', minutes: 8, actions: [pin, sew, pressOpen] },
  'sew-centre-front': { stage: 'centreBack', minutes: 8, actions: [pin, sew, pressOpen] },
  'sew-side': { stage: 'sides', minutes: 12, actions: [pin, sew, pressOpen] },
};
