import { type Actions, pin, pressOpen, sew } from '../action';
import { HEM } from '../hems/turning';

/** The lining, from its own seams to where it meets the garment; lying inside it shows its right side. */
export const LININGS: Actions = {
  'fold-lining-pleat': [{ key: 'fold', view: 'wrong', folded: true }],
  'sew-lining': [pin, sew, pressOpen],
  'set-lining-sleeve': [pin, sew],
  'attach-lining': [
    pin,
    sew,
    { key: 'press', view: 'opened', press: 'toward-a' },
    // Where the lining has sleeves; bare armholes are sewn together.
    { key: 'tack', view: 'wrong', first: true, when: ({ sleeved }) => sleeved === 'yes' },
  ],
  'close-lining-armhole': [pin, sew],
  'turn-lining-slits': [{ key: 'sew', view: 'right' }],
  'fell-lining': [
    { key: 'fold', view: 'right', creased: true, close: true },
    { key: 'sew', view: 'right', close: true },
  ],
  'attach-lining-hem': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'hem-lining': [
    { key: 'press', view: 'wrong', creased: true },
    { key: 'sew', view: 'wrong', turned: HEM },
  ],
  'attach-lining-sleeve-hem': [
    { key: 'pull', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'fell-lining-sleeve': [
    { key: 'pull', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
};
