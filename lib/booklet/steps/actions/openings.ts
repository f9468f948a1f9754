import { type Actions, sew } from '../action';
import type { Facts } from '../words/facts';

/** The front that lies beneath is held by a button of its own. */
const isDouble = ({ double }: Facts): boolean => double === 'yes';

/** Zips, buttons, ties, loops and flies. */
export const OPENINGS: Actions = {
  'insert-separating-zip': [
    { key: 'place', view: 'right' },
    { key: 'first', view: 'right' },
    { key: 'second', view: 'right' },
    { key: 'stitch', view: 'right' },
  ],
  'insert-side-zip': [
    { key: 'place', view: 'right' },
    { key: 'first', view: 'right' },
    { key: 'second', view: 'right' },
    { key: 'close', view: 'together' },
  ],
  'insert-zip': [
    { key: 'place', view: 'right' },
    { key: 'first', view: 'right' },
    { key: 'second', view: 'right' },
    { key: 'check', view: 'right' },
  ],
  'sew-fly-ends': [sew, { key: 'turn', view: 'right' }],
  'attach-fly': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'make-loop': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'sew-ties': [sew, { key: 'turn', view: 'right', folded: true }],
  'attach-ties': [{ key: 'place', view: 'right' }],
  'make-fly-buttonholes': [
    { key: 'mark', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'open', view: 'right' },
  ],
  'make-buttonholes': [
    { key: 'mark', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'open', view: 'right' },
  ],
  'sew-buttons': [
    { key: 'mark', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'innerHole', view: 'right', topmost: 'buttonhole', when: isDouble },
    { key: 'innerButton', view: 'wrong', topmost: 'button', when: isDouble },
  ],
  // The inside of a finished collar is the right side of its inner layer.
  'sew-hook': [{ key: 'sew', view: 'right', doubled: true }],
};
