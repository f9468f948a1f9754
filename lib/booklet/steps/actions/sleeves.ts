import {
  type Actions,
  gather,
  gatherBetween,
  gatherEased,
  gatherFull,
  pin,
  pressAside,
  pressOpen,
  sew,
} from '../action';
import { CASING, THREADED } from '../hems/turning';

/** Sleeves and what ends them. */
export const SLEEVES: Actions = {
  'sew-sleeve-underarm': [pin, sew, pressOpen],
  'set-sleeve': [gatherEased, pin, sew, pressAside('toward-a')],
  'sew-sleeve-fore': [pin, sew, pressOpen],
  'sew-sleeve-hind': [pin, sew, pressOpen],
  'sew-raglan': [pin, sew, { ...pressOpen, press: 'open-to-notch' }],
  'sew-overarm': [pin, sew, pressOpen],
  'sew-kimono-underarm': [pin, sew, pressOpen],
  'set-gathered-sleeve': [gatherBetween, pin, sew, pressAside('toward-a')],
  'close-band': [pin, sew, pressOpen],
  'attach-band': [
    gatherFull,
    pin,
    sew,
    { key: 'press', view: 'opened', press: 'toward-b' },
    { key: 'fold', view: 'wrong', creased: true },
    // Seen from inside, its inner half lies over the seam.
    { key: 'fell', view: 'wrong', doubled: true },
  ],
  'close-cuff': [
    { key: 'fold', view: 'together' },
    { key: 'sew', view: 'together' },
  ],
  'attach-cuff': [
    { ...gather, when: ({ full, pleated }) => full === 'yes' && pleated === 'no' },
    { ...pin, doubled: true },
    { ...sew, doubled: true },
    { key: 'finish', view: 'wrong', doubled: true, round: true },
  ],
  'attach-ruffle': [gather, pin, sew, { ...pressAside('toward-b'), overcast: () => true }],
  'bind-placket': [
    { key: 'slash', view: 'wrong', part: 'sleeve' },
    { key: 'bind', view: 'right' },
    { key: 'turn', view: 'wrong' },
  ],
  'fold-sleeve-pleats': [
    { key: 'fold', view: 'right', close: true },
    { key: 'baste', view: 'right', close: true },
  ],
  'button-cuff': [
    { key: 'holes', view: 'right', doubled: true },
    { key: 'buttons', view: 'right', doubled: true },
  ],
  'insert-elastic': [
    { key: 'fold', view: 'wrong', turned: CASING },
    { key: 'thread', view: 'wrong', turned: THREADED },
  ],
};
