import { type Actions, pin, pressOpen, sew } from '../action';

/** Facings, bindings and hems: how an edge is finished. */
export const EDGES: Actions = {
  'sew-facing-ends': [pin, sew, pressOpen],
  'attach-facing': [
    { key: 'pin', view: 'together' },
    sew,
    { key: 'grade', view: 'together' },
    // Lapels are turned out first: their neck seams lie on each other only then.
    { key: 'catch', view: 'wrong', when: ({ place, edge }) => place === 'neck' && edge === 'plain' },
  ],
  'join-facings': [pin, sew, pressOpen],
  'attach-front-facing': [{ key: 'pin', view: 'together' }, sew, { key: 'grade', view: 'together' }],
  'sew-facing-centre': [pin, sew, pressOpen],
  understitch: [
    { key: 'sew', view: 'right' },
    { key: 'turn', view: 'wrong' },
  ],
  'finish-facing-at-zip': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'topstitch-edge': [{ key: 'sew', view: 'right' }],
  'bind-edge': [
    { key: 'prepare', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'fold', view: 'wrong' },
  ],
  hem: [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
};
