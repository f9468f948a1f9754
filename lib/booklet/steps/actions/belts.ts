import { type Actions, pin, pressOpen, sew } from '../action';

/** Belts, their loops and their strips. */
export const BELTS: Actions = {
  'join-strip': [pin, sew, pressOpen],
  'sew-belt': [
    { key: 'pin', view: 'wrong', folds: true },
    { key: 'sew', view: 'wrong', doubled: true },
  ],
  'turn-strip': [
    { key: 'trim', view: 'wrong', doubled: true },
    { key: 'turn', view: 'right', doubled: true },
  ],
  // The belt is turned right side out by then: both its sides are the right one.
  'attach-buckle': [
    { key: 'fold', view: 'right', doubled: true },
    { key: 'sew', view: 'right', doubled: true },
  ],
  'sew-belt-loops': [
    { key: 'pin', view: 'wrong', folds: true },
    { key: 'sew', view: 'wrong', doubled: true },
  ],
  'attach-belt-loops': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'attach-half-belt': [
    { key: 'place', view: 'right', doubled: true },
    { key: 'sew', view: 'right', doubled: true },
  ],
};
