import { sewWrong } from './action';
import type { DartName } from './names';
import type { Family } from './operation';

/** Darts, sewn while the pieces lie flat. */
export const DARTS: Family<DartName> = {
  'sew-dart': {
    stage: 'darts',
    works: 'dart',
    darts: 'edge',
    minutes: 6,
    actions: [{ key: 'pin', view: 'wrong' }, sewWrong, { key: 'press', view: 'wrong' }],
  },
  'sew-fisheye-dart': {
    stage: 'darts',
    works: 'dart',
    darts: 'inner',
    minutes: 7,
    actions: [{ key: 'pin', view: 'wrong' }, sewWrong, { key: 'press', view: 'wrong' }],
  },
};
