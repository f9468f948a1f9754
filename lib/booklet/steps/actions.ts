import type { Press } from '../drawings/opened';

/** What the picture of an action shows. */
export type View =
  /** The pieces with their edges facing each other. */
  | 'facing'
  /** Right sides together, ready to sew. */
  | 'together'
  /** Sewn and laid open, with the way the allowances go. */
  | 'opened'
  /** Each piece alone, wrong side up. */
  | 'wrong'
  /** Each piece alone, right side up. */
  | 'right';

export interface Action {
  /** Message `operations.<operation>.<key>`. */
  readonly key: string;
  readonly view: View;
  readonly press?: Press;
}

const pin: Action = { key: 'pin', view: 'facing' };
const sew: Action = { key: 'sew', view: 'together' };
const pressOpen: Action = { key: 'press', view: 'opened', press: 'open' };

/**
 * What one does, action by action, for every operation a draft may name. The sentences are messages; an
 * operation without an entry here is a bug that a test catches.
 */
export const ACTIONS: Readonly<Record<string, readonly Action[]>> = {
  'cut-out': [
    { key: 'cut', view: 'right' },
    { key: 'mark', view: 'wrong' },
  ],
  interface: [{ key: 'fuse', view: 'wrong' }],
  'finish-edges': [{ key: 'overcast', view: 'wrong' }],
  staystitch: [{ key: 'sew', view: 'wrong' }],
  'sew-dart': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
    { key: 'press', view: 'wrong' },
  ],
  'sew-fisheye-dart': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
    { key: 'press', view: 'wrong' },
  ],
  'sew-princess': [pin, sew, pressOpen],
  'sew-back-princess': [pin, sew, pressOpen],
  'sew-yoke': [
    { key: 'gather', view: 'wrong' },
    pin,
    sew,
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'sew-shoulder': [pin, sew, pressOpen],
  'sew-centre-back': [pin, sew, pressOpen],
  'sew-centre-front': [pin, sew, pressOpen],
  'sew-side': [pin, sew, pressOpen],
  'join-skirt': [pin, sew, { key: 'press', view: 'opened', press: 'toward-b' }],
  'sew-panels': [pin, sew, pressOpen],
  'fold-pleats': [
    { key: 'mark', view: 'right' },
    { key: 'fold', view: 'right' },
    { key: 'baste', view: 'right' },
  ],
  'sew-slit': [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'sew-vent': [pin, sew],
  'finish-vent': [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'gather-tier': [
    { key: 'gather', view: 'wrong' },
    pin,
    sew,
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'gather-skirt': [
    { key: 'gather', view: 'wrong' },
    pin,
    sew,
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'insert-separating-zip': [
    { key: 'place', view: 'right' },
    { key: 'first', view: 'right' },
    { key: 'second', view: 'right' },
    { key: 'stitch', view: 'right' },
  ],
  'insert-side-zip': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'insert-zip': [
    { key: 'place', view: 'right' },
    { key: 'first', view: 'right' },
    { key: 'second', view: 'right' },
    { key: 'check', view: 'right' },
  ],
  'sew-facing-ends': [pin, sew, pressOpen],
  'attach-facing': [
    { key: 'pin', view: 'together' },
    { key: 'sew', view: 'together' },
    { key: 'grade', view: 'together' },
  ],
  'join-facings': [pin, sew, pressOpen],
  'attach-front-facing': [
    { key: 'pin', view: 'together' },
    { key: 'sew', view: 'together' },
    { key: 'grade', view: 'together' },
  ],
  'sew-fly-ends': [
    { key: 'sew', view: 'together' },
    { key: 'turn', view: 'right' },
  ],
  'attach-fly': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'sew-facing-centre': [pin, sew, pressOpen],
  'make-loop': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'sew-ties': [
    { key: 'sew', view: 'together' },
    { key: 'turn', view: 'right' },
  ],
  'attach-ties': [
    { key: 'place', view: 'right' },
    { key: 'gap', view: 'wrong' },
  ],
  'topstitch-edge': [{ key: 'sew', view: 'right' }],
  'make-buttonholes': [
    { key: 'mark', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'open', view: 'right' },
  ],
  'sew-buttons': [
    { key: 'mark', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
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
  'sew-hook': [{ key: 'sew', view: 'wrong' }],
  understitch: [
    { key: 'sew', view: 'right' },
    { key: 'turn', view: 'wrong' },
  ],
  'finish-facing-at-zip': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'sew-sleeve-underarm': [pin, sew, pressOpen],
  'set-sleeve': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
    { key: 'press', view: 'opened', press: 'toward-a' },
  ],
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
  'fold-lining-pleat': [{ key: 'fold', view: 'right' }],
  'sew-lining': [pin, sew, pressOpen],
  'set-lining-sleeve': [
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'facing' },
  ],
  'attach-lining': [pin, sew, { key: 'press', view: 'opened', press: 'toward-a' }],
  'close-lining-armhole': [
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
  ],
  'turn-lining-slits': [{ key: 'sew', view: 'wrong' }],
  'fell-lining': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-lining-hem': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'hem-lining': [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-lining-sleeve-hem': [
    { key: 'pull', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'fell-lining-sleeve': [
    { key: 'pull', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'join-ruffle': [pin, sew, pressOpen],
  'gather-hem-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
    { key: 'press', view: 'opened', press: 'toward-b' },
  ],
  'sew-neck-ruffle': [
    { key: 'pin', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
  'attach-neck-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
  ],
  'close-neck-ruffle': [{ key: 'sew', view: 'wrong' }],
  'baste-shoulder-ruffle': [
    { key: 'gather', view: 'wrong' },
    { key: 'baste', view: 'right' },
  ],
  'bind-edge': [
    { key: 'prepare', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'fold', view: 'wrong' },
  ],
  'hem-pocket-mouth': [
    { key: 'fold', view: 'wrong' },
    { key: 'sew', view: 'right' },
  ],
  'attach-patch-pocket': [
    { key: 'press', view: 'wrong' },
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'interface-slit': [{ key: 'fuse', view: 'wrong' }],
  'make-welt-pocket': [
    { key: 'fold', view: 'right' },
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
    { key: 'cut', view: 'wrong' },
    { key: 'turn', view: 'wrong' },
  ],
  'attach-pocket-bags': [
    { key: 'under', view: 'wrong' },
    { key: 'upper', view: 'wrong' },
  ],
  'sew-pocket-bag': [
    { key: 'pin', view: 'together' },
    { key: 'sew', view: 'together' },
  ],
  'sew-pocket-flap': [
    { key: 'pin', view: 'right' },
    { key: 'sew', view: 'wrong' },
    { key: 'turn', view: 'right' },
  ],
  'attach-pocket-flap': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
  ],
  'attach-in-seam-bag': [
    { key: 'pin', view: 'facing' },
    { key: 'sew', view: 'together' },
    { key: 'press', view: 'opened', press: 'toward-a' },
  ],
  'press-pocket-mouth': [{ key: 'press', view: 'right' }],
  'attach-half-belt': [
    { key: 'place', view: 'right' },
    { key: 'sew', view: 'right' },
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
  hem: [
    { key: 'press', view: 'wrong' },
    { key: 'sew', view: 'wrong' },
  ],
};
