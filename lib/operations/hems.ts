import { sewRight } from './action';
import type { HemName } from './names';
import type { Family } from './operation';

/** Hems, bindings and topstitching: edges finished without a facing. */
export const HEMS: Family<HemName> = {
  hem: {
    stage: 'hem',
    works: 'hem',
    minutes: 14,
    actions: [
      { key: 'press', view: 'wrong', draws: 'crease' },
      { key: 'sew', view: 'wrong', turned: 'hem' },
    ],
  },
  'bind-edge': {
    stage: 'neckline',
    works: 'edge',
    minutes: 16,
    actions: [{ key: 'prepare', view: 'right' }, sewRight, { key: 'fold', view: 'wrong' }],
  },
  'sew-crossed-fronts': {
    stage: 'topstitching',
    works: 'edge',
    minutes: 15,
    actions: [{ key: 'lap', view: 'right' }, sewRight, { key: 'fell', view: 'wrong' }],
  },
  'topstitch-edge': {
    stage: 'topstitching',
    works: 'edge',
    holdsFacing: true,
    minutes: 12,
    places: { line: 'placket' },
    actions: [sewRight],
  },
};
