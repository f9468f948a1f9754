import { type Actions, pin, pressOpen, sew } from '../action';

/** Ruffles at hem, neckline and shoulder. */
export const RUFFLES: Actions = {
  'join-ruffle': [pin, sew, pressOpen],
  'gather-hem-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'sew-neck-ruffle': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-neck-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
  ],
  'close-neck-ruffle': [{ key: 'sew', view: 'wrong' }],
  'baste-shoulder-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'baste', view: 'right' },
  ],
};
