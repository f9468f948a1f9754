import { pinTogether, sew } from './action';
import type { StrapName } from './names';
import type { Family } from './operation';

/** Straps that are pieces of their own, and the edge they are sewn into. */
export const STRAPS: Family<StrapName> = {
  'sew-strap': {
    stage: 'straps',
    works: 'fastening',
    minutes: 6,
    encloses: true,
    actions: [
      { key: 'pin', view: 'wrong', draws: 'fold' },
      { key: 'sew', view: 'wrong', lies: 'doubled' },
    ],
  },
  'turn-strap': {
    stage: 'strapsTurned',
    works: 'fastening',
    minutes: 6,
    follows: 'sew-strap',
    actions: [{ key: 'turn', view: 'right', lies: 'doubled' }],
  },
  'baste-strap': {
    stage: 'strapsBasted',
    works: 'fastening',
    openEnd: true,
    minutes: 6,
    actions: [{ key: 'baste', view: 'right', lies: 'doubled' }],
  },
  'face-top': {
    stage: 'neckline',
    works: 'facing',
    faces: 'edge',
    encloses: true,
    minutes: 24,
    actions: [pinTogether, sew, { key: 'grade', view: 'together' }],
  },
};
