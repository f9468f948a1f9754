import { type Actions, pin, pressOpen, sew } from '../action';
import type { Facts } from '../facts';

/** Collars that are one band, folded along their upper edge. */
const BANDS = ['bow', 'ruffle'];
const isBand = ({ collar = '' }: Facts): boolean => BANDS.includes(collar);

/** Collars, from two halves to the neckline. */
export const COLLARS: Actions = {
  'sew-collar': [
    { key: 'pin', view: 'together' },
    sew,
    { key: 'grade', view: 'together' },
    // A shawl is turned with its fronts.
    { key: 'turn', view: 'right', when: ({ collar = '' }) => !['shawl', ...BANDS].includes(collar) },
    { key: 'turn', view: 'right', doubled: true, creased: true, when: isBand },
  ],
  'join-collar-halves': [pin, sew, pressOpen],
  'join-stand': [pin, sew, { key: 'press', view: 'opened', press: 'toward-b' }],
  'attach-collar': [pin, sew],
  'close-collar': [
    { key: 'fold', view: 'wrong', creased: true },
    { key: 'sew', view: 'right' },
  ],
};
