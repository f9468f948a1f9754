import { type Actions, pin, pressOpen, sew } from '../action';

/** Sleeves and what ends them. */
export const SLEEVES: Actions = {
  'sew-sleeve-underarm': [pin, sew, pressOpen],
  'set-sleeve': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
    { key: 'press', view: 'opened', press: 'toward-a' },
  ],
  'sew-sleeve-fore': [pin, sew, pressOpen],
  'sew-sleeve-hind': [pin, sew, pressOpen],
  'sew-raglan': [pin, sew, pressOpen],
  'sew-overarm': [pin, sew, pressOpen],
  'sew-kimono-underarm': [pin, sew, pressOpen],
  'set-gathered-sleeve': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
    { key: 'press', view: 'opened', press: 'toward-a' },
  ],
  'close-band': [pin, sew, pressOpen],
  'attach-band': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
    { key: 'fold', view: 'wrong' },
  ],
  'close-cuff': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-cuff': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
    { key: 'finish', view: 'wrong' },
  ],
  'attach-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'bind-placket': [
    { key: 'slash', view: 'wrong' },
    { key: 'bind', view: 'wrong' },
    { key: 'turn', view: 'wrong' },
  ],
  'button-cuff': [
    { key: 'holes', view: 'right' },
    { key: 'buttons', view: 'right' },
  ],
  'insert-elastic': [
    { key: 'fold', view: 'wrong' },
    { key: 'thread', view: 'wrong' },
  ],
};
