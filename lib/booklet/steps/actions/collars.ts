import { type Actions, pin, pressOpen, sew } from '../action';

/** Collars, from two halves to the neckline. */
export const COLLARS: Actions = {
  'sew-collar': [
    { key: 'pin', view: 'together' },
    { key: 'sew', view: 'together' },
    { key: 'grade', view: 'together' },
    { key: 'turn', view: 'right' },
  ],
  'join-collar-halves': [pin, sew, pressOpen],
  'join-stand': [
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'attach-collar': [{ key: 'pin', view: 'facing' }, sew],
  'close-collar': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
};
