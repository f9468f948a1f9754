import type { Actions } from '../action';

/** Before any seam, and pressing and darts while the pieces lie flat. */
export const PREPARATION: Actions = {
  'cut-out': [
    { key: 'cut', view: 'right' },
    { key: 'mark', view: 'wrong' },
  ],
  interface: [{ key: 'fuse', view: 'wrong' }],
  'finish-edges': [{ key: 'overcast', view: 'wrong' }],
  staystitch: [{ key: 'sew', view: 'wrong' }],
  'sew-dart': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
    { key: 'press', view: 'wrong' },
  ],
  'sew-fisheye-dart': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
    { key: 'press', view: 'wrong' },
  ],
};
