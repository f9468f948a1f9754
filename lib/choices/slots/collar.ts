import type { ValueDefinition } from '../catalogue-types';
import { EVERY, slotWith, value } from './define';
import { FRONT_NECKLINES } from './front-necklines';
import { SLEEVE } from './sleeve';
import { having, traitsOf } from './traits';

/**
 * What a collar is to the neckline: a band that stands up from it, the neckline itself drawn higher, one that lies on the
 * garment along it, a soft band that runs round it to be tied, the upper part of a front turned over, a hood for the head.
 */
export type CollarKind = 'standing' | 'grown-on' | 'following' | 'tied' | 'lapel' | 'hooded';

interface CollarTraits {
  /** What is gathered goes round corners too. */
  readonly kind: CollarKind | 'gathered' | 'none';
  /** It is cut in one with the front. */
  readonly grownOn: boolean;
  /** Its upper part turns down over the lower. */
  readonly falls: boolean;
  /** Two layers sewn round and turned, one band folded along its upper edge, or no piece apart from the front. */
  readonly made: 'layers' | 'band' | 'in-one';
  /** Which of its measures can be set. */
  readonly width: boolean;
  readonly height: boolean;
}

/** Without a collar nothing is asked of the neckline. */
const NONE = {
  kind: 'none',
  grownOn: false,
  falls: false,
  made: 'in-one',
  width: false,
  height: false,
} as const;
const FOLLOWING = {
  kind: 'following',
  grownOn: false,
  falls: false,
  made: 'layers',
  width: true,
  height: false,
} as const;
const LAPEL = {
  kind: 'lapel',
  grownOn: true,
  falls: true,
  made: 'layers',
  width: true,
  height: true,
} as const;

type Sizes = NonNullable<ValueDefinition['sizes']>;

/** A collar that stands wants the neckline near the neck: half a centimetre lower in front, for comfort (METHODS §6). */
const NEAR_THE_NECK: Sizes = {
  'neckline-front-depth': { min: 0, max: 3, default: 0.5 },
  'neckline-front-width': { min: 0, max: 2, default: 0.5 },
  'neckline-back-depth': { min: 0, max: 2, default: 0.5 },
};
/** A lapel breaks where the V of the neckline ends. */
const TO_THE_BREAK: Sizes = {
  ...NEAR_THE_NECK,
  'neckline-front-depth': { min: 12, max: 22, default: 16 },
};
/** A funnel, grown on without a seam, stands off the neck: wider at the shoulder, its edge set by its height alone. */
const OFF_THE_NECK: Sizes = {
  'neckline-front-depth': { min: 0, max: 0, default: 0 },
  'neckline-front-width': { min: 3.5, max: 6, default: 4.5 },
  'neckline-back-depth': { min: 2, max: 2, default: 2 },
};

/** A hood hangs from a neckline near the neck: further out it would drag at the shoulders (METHODS §6). */
const FOR_A_HOOD: Sizes = {
  'neckline-front-depth': { min: 0.5, max: 5, default: 1.5 },
  'neckline-front-width': { min: 0, max: 3, default: 1 },
  'neckline-back-depth': { min: 0, max: 3, default: 1 },
};

/** What stands or lies on the neckline; its own measures finished, cm. */
export const COLLAR = slotWith<CollarTraits>()(
  'collar',
  {
    none: { ...value(EVERY), ...NONE },
    stand: {
      ...value(EVERY, 2, 35),
      ...{ kind: 'standing', grownOn: false, falls: false, made: 'layers', width: false, height: true },
      sizes: NEAR_THE_NECK,
      renames: { 'stand-': 'standing-' },
    },
    shirt: {
      ...value(EVERY, 3, 75),
      ...{ kind: 'standing', grownOn: false, falls: true, made: 'layers', width: true, height: true },
      sizes: {
        ...NEAR_THE_NECK,
        'collar-width': { min: 4, max: 12.5, default: 7 },
        'collar-height': { min: 2, max: 4.5, default: 3 },
      },
    },
    'peter-pan': { ...value(EVERY, 2, 40), ...FOLLOWING },
    bow: {
      ...value(EVERY, 2, 40),
      ...FOLLOWING,
      ...{ kind: 'tied', made: 'band' },
      sizes: { 'collar-width': { min: 3, max: 12.5, default: 5 } },
    },
    shawl: {
      ...value(EVERY, 4, 90),
      ...LAPEL,
      made: 'in-one',
      sizes: {
        ...TO_THE_BREAK,
        'collar-width': { min: 5, max: 12.5, default: 8 },
        'collar-height': { min: 2, max: 4, default: 3 },
      },
    },
    notched: {
      ...value(EVERY, 4, 110),
      ...LAPEL,
      sizes: {
        ...TO_THE_BREAK,
        'collar-width': { min: 5, max: 12.5, default: 8 },
        'collar-height': { min: 2, max: 4.5, default: 3 },
      },
    },
    ruffle: {
      ...value(EVERY, 1, 35),
      ...FOLLOWING,
      kind: 'gathered',
      made: 'band',
      sizes: { 'collar-width': { min: 3, max: 12.5, default: 4 } },
    },
    funnel: {
      ...value(EVERY, 1, 15),
      ...{ kind: 'grown-on', grownOn: true, falls: false, made: 'in-one', width: false, height: true },
      sizes: { ...OFF_THE_NECK, 'collar-height': { min: 3, max: 7, default: 4 } },
    },
    hood: {
      ...value(EVERY, 2, 60),
      ...{ kind: 'hooded', grownOn: false, falls: false, made: 'layers', width: false, height: false },
      sizes: FOR_A_HOOD,
    },
  },
  { top: 'none', dress: 'none', jacket: 'notched' },
  {
    word: 'collar',
    // Where front and back end below the shoulder a collar would hang in the air between them.
    // The edge of a cowl is a fold that hangs free, and beside a bare shoulder no edge goes round the neck.
    needs: {
      ...having(SLEEVE, ({ apart }) => !apart),
      ...having(FRONT_NECKLINES, ({ hangs, bares }) => !hangs && !bares),
    },
    unasked: 'none',
    prevails: {
      unless: ['none'],
      reason: 'straps-bare-the-neck',
      reasonsOf: { [FRONT_NECKLINES.id]: 'collar-needs-neckline-round' },
    },
  },
);

/**
 * A band goes round no corner, and no hood: the neckline it is sewn to is rounded there; at the nape, where its corner
 * would be all but straight, that of a flat collar too.
 */
export function roundsCorners(
  options: Readonly<Partial<Record<'collar', keyof typeof COLLAR.values>>>,
  face: 'front' | 'back',
): boolean {
  const kind = traitsOf(COLLAR, options)?.kind;
  const flat = face === 'back' && kind === 'following';
  return flat || kind === 'standing' || kind === 'tied' || kind === 'hooded';
}

/** A collar that turns down goes over in one curve round the nape: a point there is rounded under it. */
export function roundsPoint(
  options: Readonly<Partial<Record<'collar', keyof typeof COLLAR.values>>>,
  face: 'front' | 'back',
): boolean {
  return face === 'back' && (traitsOf(COLLAR, options)?.falls ?? false);
}
