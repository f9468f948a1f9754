import type { OperationName } from '@/lib/operations/names';
import type { Mark, Part } from '@/lib/pattern/types';
import type { Press } from '../pictures/seams/open-seam';
import type { Turning } from './hems/turning';
import type { Facts } from './words/facts';

/** What the picture of an action shows. */
type View =
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
  /** Of two layers laid on each other, the second side of the seam lies uppermost. */
  readonly upper?: 'b';
  /** The only one of the pieces shown that is worked on, where the others wait for their own action. */
  readonly on?: string;
  /** Done with pieces of this part alone, before they meet the others. */
  readonly part?: Part;
  /** Done along the first side of its seams alone, before it meets the other. */
  readonly first?: true;
  /** What is cut on the fold lies folded there, as it was sewn. */
  readonly folded?: boolean;
  /** Strips lie folded in half lengthwise there, as they were sewn. */
  readonly doubled?: boolean;
  /** Its two allowances are overcast together. */
  readonly overcast?: (facts: Facts) => boolean;
  /** Folded along its lines, its edges brought together. */
  readonly folds?: boolean;
  /** Folded along its lines, not sewn. */
  readonly creased?: boolean;
  /** Sewn all round what lies doubled. */
  readonly round?: true;
  /** How its allowances lie turned over along its edges. */
  readonly turned?: Turning;
  /** Too short to be seen on a whole piece: only what lies round it is shown. */
  readonly close?: true;
  /** Done between the outermost notches of its edge, not all along it. */
  readonly between?: boolean;
  /** Of all marks of this kind on the fronts, only the highest is worked on. */
  readonly topmost?: Mark['kind'];
  /** Said of an action that not every garment needs. */
  readonly when?: (facts: Facts) => boolean;
}

export const gather: Action = { key: 'gather', view: 'wrong' };
export const gatherBetween: Action = { ...gather, between: true };
/** Only where there is fullness that fingers alone do not spread. */
export const gatherEased: Action = { ...gatherBetween, when: ({ threads }) => threads === 'yes' };
export const gatherFull: Action = { ...gather, when: ({ full }) => full === 'yes' };
export const pin: Action = { key: 'pin', view: 'facing' };
export const sew: Action = { key: 'sew', view: 'together' };
export const pressOpen: Action = { key: 'press', view: 'opened', press: 'open' };
/** Both allowances to one side; a lining covers them, or they are overcast together. */
export const pressAside = (press: Press): Action => ({
  key: 'press',
  view: 'opened',
  press,
  overcast: ({ covered }) => covered === 'no',
});

/** What one does for some operations, action by action. */
export type Actions = Readonly<Partial<Record<OperationName, readonly Action[]>>>;
