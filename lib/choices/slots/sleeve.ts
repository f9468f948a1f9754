import { EVERY, slotWith, TOP_DRESS, value } from './define';
import { having } from './traits';

interface SleeveTraits {
  /** What becomes of the armhole: finished as it is, sewn to the sleeve all round, or cut away with the shoulder for it. */
  readonly armhole: 'bare' | 'whole' | 'dropped' | 'fluttering' | 'gone';
  /** What lies on the shoulder: cloth that ends at the bone, that reaches beyond it, or a strap. */
  readonly shoulder: 'ends' | 'covered' | 'strap';
  /** Front and back end below it, and are joined over it by straps of their own. */
  readonly apart: boolean;
  /** It is held round the neck: the back ends under the arms, and has no shoulder. */
  readonly nape: boolean;
  /** Its upper edge: solved for the armhole, solved low like a shirt's, spread for fullness or parted in petals after that, or drawn from the armhole itself. */
  readonly cap: 'none' | 'solved' | 'low' | 'spread' | 'parted' | 'from-armhole';
  /** Cloth held in by gathers, which its end must hold. */
  readonly gathered: boolean;
  /** Its upper end can be cut away with the shoulder: it is sewn to the armhole up to there. */
  readonly endsBelowShoulder?: true;
  /** It ends on the arm where it is asked to; and so its end is chosen. */
  readonly length: boolean;
  readonly finish: boolean;
}

const BARE = {
  armhole: 'bare',
  shoulder: 'ends',
  apart: false,
  nape: false,
  cap: 'none',
  gathered: false,
  length: false,
  finish: false,
} as const;
const SET_IN: SleeveTraits = {
  armhole: 'whole',
  shoulder: 'ends',
  apart: false,
  nape: false,
  cap: 'solved',
  gathered: false,
  length: true,
  finish: true,
};

const THIN = { ...BARE, shoulder: 'strap', apart: true } as const;

/** How the arm is covered. */
export const SLEEVE = slotWith<SleeveTraits>()(
  'sleeve',
  {
    none: { ...value(EVERY), ...BARE },
    straps: {
      ...value(TOP_DRESS, 1, 10),
      ...BARE,
      shoulder: 'strap',
      sizes: { 'strap-width': { min: 2, max: 6, default: 4 } },
    },
    'thin-straps': {
      ...value(TOP_DRESS, 1, 30),
      ...THIN,
      sizes: { 'strap-width': { min: 0.6, max: 1.5, default: 0.8 } },
    },
    'tied-straps': {
      ...value(TOP_DRESS, 1, 40),
      ...THIN,
      sizes: { 'strap-width': { min: 0.6, max: 1.5, default: 1 } },
    },
    halter: {
      ...value(TOP_DRESS, 2, 40),
      ...THIN,
      nape: true,
      sizes: { 'strap-width': { min: 0.6, max: 4, default: 2 } },
    },
    cap: { ...value(TOP_DRESS, 1, 10), ...BARE, shoulder: 'covered' },
    cape: { ...value(TOP_DRESS, 1, 40), ...BARE },
    'set-in': { ...value(EVERY, 2, 45), ...SET_IN, endsBelowShoulder: true },
    puff: { ...value(EVERY, 3, 65), ...SET_IN, cap: 'spread', gathered: true, endsBelowShoulder: true },
    'pleated-head': {
      ...value(EVERY, 3, 70),
      ...SET_IN,
      ...{ cap: 'spread', gathered: true, endsBelowShoulder: true },
    },
    bishop: { ...value(EVERY, 3, 60), ...SET_IN, cap: 'spread', gathered: true, endsBelowShoulder: true },
    bell: { ...value(EVERY, 2, 45), ...SET_IN, cap: 'spread', finish: false, endsBelowShoulder: true },
    flutter: {
      ...value(EVERY, 2, 45),
      ...SET_IN,
      ...{
        armhole: 'fluttering',
        cap: 'from-armhole',
        length: false,
        finish: false,
        endsBelowShoulder: true,
      },
    },
    tulip: { ...value(EVERY, 2, 55), ...SET_IN, cap: 'parted', length: false, finish: false },
    'two-piece': { ...value(EVERY, 3, 60), ...SET_IN, finish: false, endsBelowShoulder: true },
    dropped: {
      ...value(EVERY, 1, 40),
      ...SET_IN,
      ...{ armhole: 'dropped', shoulder: 'covered', cap: 'low', endsBelowShoulder: true },
    },
    raglan: {
      ...value(EVERY, 3, 60),
      ...SET_IN,
      ...{ armhole: 'gone', shoulder: 'covered', cap: 'from-armhole', endsBelowShoulder: true },
    },
    kimono: {
      ...value(TOP_DRESS, 1, 20),
      ...SET_IN,
      ...{ armhole: 'gone', shoulder: 'covered', cap: 'none' },
    },
  },
  { top: 'set-in', dress: 'set-in', jacket: 'two-piece' },
  {
    word: 'set-in-sleeve',
    defaultsBeside: [{ when: { 'neckline-front': ['one-shoulder'] }, value: 'none' }],
  },
);

/** It is cut in one with front and back: they have no armhole, and its underarm takes the upper part of the side. */
export const isCutInOne = ({ armhole, cap }: Pick<SleeveTraits, 'armhole' | 'cap'>): boolean =>
  armhole === 'gone' && cap === 'none';

/** The shoulder is bare but for a strap. */
export const STRAPPED = having(SLEEVE, ({ shoulder }) => shoulder === 'strap');
