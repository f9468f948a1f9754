import { type Actions, gather, pin, pressAside, pressOpen, sew } from '../action';
import { HALF } from '../hems/turning';

/** Skirts: panels, pleats, tiers, slits, and the seam at the waist. */
export const SKIRT: Actions = {
  // Sewn with the bodice on top.
  'join-skirt': [
    { key: 'clip', view: 'wrong', first: true, when: ({ flared }) => flared === 'yes' },
    pin,
    { ...sew, upper: 'b' },
    pressAside('toward-b'),
  ],
  'sew-panels': [pin, sew, pressOpen],
  'fold-pleats': [
    { key: 'mark', view: 'right' },
    { key: 'fold', view: 'right' },
    { key: 'baste', view: 'right' },
  ],
  'sew-slit': [
    { key: 'press', view: 'wrong', creased: true, close: true },
    { key: 'sew', view: 'wrong', turned: HALF, close: true },
  ],
  'sew-vent': [pin, sew],
  'finish-vent': [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'interface-slit': [{ key: 'fuse', view: 'wrong' }],
  'gather-tier': [gather, pin, sew, pressAside('toward-b')],
  'gather-skirt': [gather, pin, sew, pressAside('toward-b')],
};
