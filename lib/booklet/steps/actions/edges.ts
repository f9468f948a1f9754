import { type Actions, pin, pressOpen, sew } from '../action';
import type { Facts } from '../facts';

/** A lining holds the facing it is sewn to, and so does a second seam, round the armholes. */
const isTacked = ({ place, lined, armholes }: Facts): boolean =>
  place !== 'hem' && lined === 'no' && armholes === 'no';

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
    { key: 'catch', view: 'wrong', when: ({ edge, place }) => edge === 'lapel' && place !== 'hem' },
    { key: 'tack', view: 'wrong', when: isTacked },
    { key: 'fell', view: 'wrong', when: ({ place }) => place === 'hem' },
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
