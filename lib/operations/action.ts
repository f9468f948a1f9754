type YesOrNo = 'yes' | 'no';

/** What is known of a job, in words, that its actions depend on. */
export type Facts = Readonly<
  Record<'place' | 'edge' | 'made' | 'collar', string> &
    Record<'threads' | 'full' | 'pleated' | 'covered' | 'flared' | 'double', YesOrNo> &
    Record<
      | 'lined'
      | 'sleeved'
      | 'tied'
      | 'armholes'
      | 'standing'
      | 'faced'
      | 'held'
      | 'bound'
      | 'topped'
      | 'zip'
      | 'zipped',
      YesOrNo
    >
>;

/** Where the allowances are pressed: apart, both toward one side, or apart up to a notch and toward side a beyond it. */
export type Press = 'open' | 'open-to-notch' | 'toward-a' | 'toward-b';

/** The way an allowance lies turned over along its edge. */
export type Turn = 'hem' | 'faced-ends' | 'casing' | 'threaded' | 'seam-casing' | 'seam-threaded' | 'half';

/** What an action works on, where that is not all that its operation names. */
export type Target =
  /** The only one of the pieces shown that is worked on, where the others wait for their own action. */
  | { readonly what: 'piece'; readonly name: string }
  /** Pieces of this part alone, before they meet the others. */
  | { readonly what: 'part'; readonly name: 'pocket' }
  /** What is slashed alone, a sleeve or what one is cut in one with, before it meets the strip. */
  | { readonly what: 'slashed' }
  /** The edges of this line. */
  | { readonly what: 'line'; readonly name: string }
  /** The marks of this kind, or only the highest of them on the fronts. */
  | { readonly what: 'marks' | 'topmost-mark'; readonly name: 'button' | 'buttonhole' }
  /** The first side of its seams, before it meets the other. */
  | { readonly what: 'first-side' }
  /** What lies between the outermost notches of its edge. */
  | { readonly what: 'between-notches' };

/**
 * Where a facing that is turned is worked on: along all edges it was sewn to; there too, on the side that will not be
 * seen, unless that is topstitched; where a lapel folds over; where a collar stands between it and the neckline; where
 * it crosses an allowance; along its own edges, that nothing is sewn to.
 */
export type Along = 'faced-edges' | 'hidden-side' | 'lapels' | 'collar-seam' | 'crossings' | 'free-edges';

interface Described {
  /** Message `operations.<operation>.<key>`. */
  readonly key: string;
  /** Said of an action that not every garment needs. */
  readonly when?: (facts: Facts) => boolean;
}

/** Done with two sides of a seam: their edges facing each other, or right sides together, ready to sew. */
interface Joining extends Described {
  readonly view: 'facing' | 'together';
  /** Strips lie folded in half lengthwise, as they were sewn. */
  readonly lies?: 'doubled';
  /** Of two layers laid on each other, the second side of the seam lies uppermost. */
  readonly upper?: 'b';
}

/** Sewn and laid open, with the way the allowances go. */
interface Opening extends Described {
  readonly view: 'opened';
  readonly press: Press;
  /** Strips lie folded in half lengthwise, as they were sewn. */
  readonly lies?: 'doubled';
  /** Its two allowances are overcast together. */
  readonly overcast?: (facts: Facts) => boolean;
}

/** Done with each piece alone, wrong or right side up. */
interface Alone extends Described {
  readonly view: 'wrong' | 'right';
  /** As it was sewn: on the fold what is cut there, in half lengthwise a strip. */
  readonly lies?: 'folded' | 'doubled';
  readonly on?: Target;
  readonly along?: Along;
  /** Its lines creased and not sewn, its edges brought together along them, or sewn all round what lies doubled. */
  readonly draws?: 'crease' | 'fold' | 'outline';
  readonly turned?: Turn;
  /** Too short to be seen on a whole piece: only what lies round it is shown. */
  readonly close?: true;
}

/** One thing that hands do, by what its picture shows. */
export type Action = Joining | Opening | Alone;

export const isAlone = (action: Action): action is Alone =>
  action.view === 'wrong' || action.view === 'right';

/** What only an action says that is done with each piece alone; nothing of any other. */
export const detailsOf = (action?: Action): Partial<Alone> => (action && isAlone(action) ? action : {});

export const gather: Alone = { key: 'gather', view: 'wrong' };
export const gatherBetween: Alone = { ...gather, on: { what: 'between-notches' } };
/** Only where there is fullness that fingers alone do not spread. */
export const gatherEased: Alone = { ...gatherBetween, when: ({ threads }) => threads === 'yes' };
export const gatherFull: Alone = { ...gather, when: ({ full }) => full === 'yes' };
export const pin: Joining = { key: 'pin', view: 'facing' };
export const pinTogether: Joining = { key: 'pin', view: 'together' };
export const sew: Joining = { key: 'sew', view: 'together' };
export const sewRight: Alone = { key: 'sew', view: 'right' };
export const sewWrong: Alone = { key: 'sew', view: 'wrong' };
export const pressOpen: Opening = { key: 'press', view: 'opened', press: 'open' };
/** Both allowances to one side; a lining covers them, or they are overcast together. */
export const pressAside = (press: Press): Opening => ({
  key: 'press',
  view: 'opened',
  press,
  overcast: ({ covered }) => covered === 'no',
});
