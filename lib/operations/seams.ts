import { gatherBetween, pin, pressAside, pressOpen, sew, sewRight, sewWrong } from './action';
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
  'gather-under-bust': {
    stage: 'yoke',
    works: 'panel',
    minutes: 26,
    actions: [gatherBetween, pin, sew, pressAside('toward-b')],
  },
  'sew-back-yoke': {
    stage: 'yoke',
    works: 'panel',
    coveredBy: 'attach-inner-yoke',
    minutes: 14,
    actions: [pin, sew, pressAside('toward-b')],
  },
  'gather-back-yoke': {
    stage: 'yoke',
    works: 'panel',
    gathers: 'back',
    coveredBy: 'attach-inner-yoke',
    minutes: 24,
    actions: [gatherBetween, pin, sew, pressAside('toward-b')],
  },
  'fold-back-pleat': {
    stage: 'backPleat',
    works: 'pleat',
    pleats: 'basted',
    minutes: 8,
    places: { line: 'pleat' },
    actions: [
      { key: 'fold', view: 'right' },
      { key: 'baste', view: 'right' },
    ],
  },
  'attach-inner-yoke': {
    stage: 'innerYoke',
    works: 'panel',
    minutes: 14,
    actions: [{ key: 'pin', view: 'wrong' }, sewWrong, { key: 'press', view: 'right' }],
  },
  'close-inner-yoke': {
    stage: 'innerYokeShoulders',
    works: 'shoulder',
    minutes: 14,
    actions: [{ key: 'fold', view: 'wrong', draws: 'crease' }, sewRight],
  },
  'baste-inner-yoke': {
    stage: 'innerYokeShoulders',
    works: 'edge',
    minutes: 6,
    actions: [{ key: 'baste', view: 'right' }],
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
