import { type Actions, gather, pin, pressAside, pressOpen, sew } from '../action';

/** Ruffles at hem, neckline and shoulder. */
export const RUFFLES: Actions = {
  'join-ruffle': [pin, sew, pressOpen],
  'gather-hem-ruffle': [gather, pin, sew, pressAside('toward-b')],
  'sew-neck-ruffle': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-neck-ruffle': [gather, pin, sew],
  'close-neck-ruffle': [{ key: 'sew', view: 'wrong' }],
  'baste-shoulder-ruffle': [gather, { key: 'baste', view: 'right' }],
};
