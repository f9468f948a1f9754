import { type Actions, pin, pressOpen, sew } from '../action';

/** Belts, their loops and their strips. */
export const BELTS: Actions = {
  'join-strip': [pin, sew, pressOpen],
  'sew-belt': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'turn-strip': [
    { key: 'trim', view: 'wrong' },
    { key: 'turn', view: 'right' },
  ],
  'attach-buckle': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'sew-belt-loops': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-belt-loops': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'attach-half-belt': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
};
