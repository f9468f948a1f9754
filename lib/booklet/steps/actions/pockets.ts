import { type Actions, pin, sew } from '../action';
import { FACED_ENDS, HEM } from '../hems/turning';

/** Pockets, from the patch to the bag in a seam. */
export const POCKETS: Actions = {
  'hem-pocket-mouth': [
    { key: 'fold', view: 'right', turned: FACED_ENDS },
    { key: 'sew', view: 'wrong', turned: HEM },
  ],
  'attach-patch-pocket': [
    { key: 'press', view: 'wrong', part: 'pocket', creased: true },
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'make-welt-pocket': [
    { key: 'fold', view: 'right', part: 'pocket', creased: true },
    { key: 'place', view: 'right', doubled: true },
    { key: 'sew', view: 'right', doubled: true },
    { key: 'cut', view: 'wrong', doubled: true },
    { key: 'turn', view: 'wrong', doubled: true },
  ],
  'attach-pocket-bags': [
    { key: 'under', view: 'wrong', on: 'pocket-bag-under' },
    { key: 'upper', view: 'wrong', on: 'pocket-bag-upper' },
  ],
  'sew-pocket-bag': [{ key: 'pin', view: 'together' }, sew],
  'sew-pocket-flap': [
    { key: 'pin', view: 'together' },
    { key: 'sew', view: 'together' },
    { key: 'turn', view: 'right', on: 'pocket-flap' },
  ],
  'attach-pocket-flap': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'attach-in-seam-bag': [pin, sew, { key: 'press', view: 'opened', press: 'toward-a' }],
  'press-pocket-mouth': [{ key: 'press', view: 'right' }],
};
