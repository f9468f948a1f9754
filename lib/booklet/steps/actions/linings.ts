import { type Actions, pin, pressOpen, sew, sewFull } from '../action';

/** The lining, from its own seams to where it meets the garment. */
export const LININGS: Actions = {
  'fold-lining-pleat': [{ key: 'fold', view: 'wrong' }],
  'sew-lining': [pin, sew, pressOpen],
  'set-lining-sleeve': [pin, sewFull],
  'attach-lining': [pin, sew, { key: 'press', view: 'opened', press: 'toward-a' }],
  'close-lining-armhole': [pin, sew],
  'turn-lining-slits': [{ key: 'sew', view: 'wrong' }],
  'fell-lining': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'attach-lining-hem': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'hem-lining': [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-lining-sleeve-hem': [
    { key: 'pull', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'fell-lining-sleeve': [
    { key: 'pull', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
};
