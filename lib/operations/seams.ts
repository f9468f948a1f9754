import { gatherBetween, pin, pressAside, pressOpen, sew } from './action';
import type { SeamName } from './names';
import type { Family } from './operation';

/** The seams that make the body. */
export const SEAMS: Family<SeamName> = {
  'sew-princess': { stage: 'princess', works: 'panel', minutes: 22, actions: [pin, sew, pressOpen] },
  'sew-back-princess': { stage: 'princess', works: 'panel', minutes: 18, actions: [pin, sew, pressOpen] },
  'sew-yoke': {
    stage: 'yoke',
    works: 'panel',
    minutes: 26,
    actions: [gatherBetween, pin, sew, pressAside('toward-b')],
  },
  'sew-shoulder': {
    stage: 'shoulders',
    works: 'shoulder',
    minutes: 8,
    tellsEase: true,
    actions: [pin, sew, pressOpen],
  },
  'sew-centre-back': {
    stage: 'centreBack',
    works: 'centre',
    closes: 'back',
    minutes: 8,
    actions: [pin, sew, pressOpen],
  },
  'sew-centre-front': {
    stage: 'centreBack',
    works: 'centre',
    closes: 'front',
    minutes: 8,
    actions: [pin, sew, pressOpen],
  },
  'sew-side': { stage: 'sides', works: 'side', minutes: 12, actions: [pin, sew, pressOpen] },
};
