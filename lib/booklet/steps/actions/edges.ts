import { type Actions, pin, pressOpen, sew } from '../action';
import { HEM } from '../hems/turning';
import type { Facts } from '../words/facts';

/** A lining holds the facing it is sewn to, and so does a second seam, round the armholes. */
const isTacked = ({ place, lined, armholes }: Facts): boolean =>
  place !== 'hem' && lined === 'no' && armholes === 'no';

/** Under a collar that stands between them, the neck seams of garment and facing lie on each other once it is turned. */
const isCaught = ({ place, edge, standing }: Facts): boolean =>
  place !== 'hem' && place !== 'armhole' && (edge === 'lapel' || standing === 'yes');

/** Below a lapel both neck seams are pressed open. */
const isOpened = ({ place, edge }: Facts): boolean => place === 'neck' && edge === 'lapel';

/** Facings, bindings and hems: how an edge is finished. */
export const EDGES: Actions = {
  'sew-facing-ends': [pin, sew, pressOpen],
  'attach-facing': [
    { key: 'pin', view: 'together' },
    sew,
    { key: 'grade', view: 'together', when: (facts) => !isOpened(facts) },
    { ...pressOpen, when: isOpened },
  ],
  'join-facings': [pin, sew, pressOpen],
  'attach-front-facing': [{ key: 'pin', view: 'together' }, sew, { key: 'grade', view: 'together' }],
  'sew-facing-centre': [pin, sew, pressOpen],
  understitch: [
    { key: 'sew', view: 'right' },
    // Turned to the inside the facing shows its right side.
    { key: 'turn', view: 'right' },
    { key: 'roll', view: 'right', when: (facts) => isCaught(facts) && facts.edge === 'lapel' },
    { key: 'catch', view: 'wrong', when: isCaught },
    { key: 'tack', view: 'right', when: isTacked },
    { key: 'fell', view: 'right', when: ({ place }) => place === 'hem' },
  ],
  // The facing lies inside by then, its right side seen.
  'finish-facing-at-zip': [
    { key: 'fold', view: 'right', creased: true },
    { key: 'sew', view: 'right' },
  ],
  'topstitch-edge': [{ key: 'sew', view: 'right' }],
  'bind-edge': [
    { key: 'prepare', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'fold', view: 'wrong' },
  ],
  hem: [
    { key: 'press', view: 'wrong', creased: true },
    { key: 'sew', view: 'wrong', turned: HEM },
  ],
};
