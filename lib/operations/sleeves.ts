import { gatherBetween, gatherEased, pin, pressAside, pressOpen, sew } from './action';
import type { SleeveName } from './names';
import type { Family } from './operation';

/** Sleeves, from their own seams to the armhole. */
export const SLEEVES: Family<SleeveName> = {
  'sew-sleeve-underarm': {
    stage: 'sleeveUnderarm',
    works: 'underarm',
    minutes: 12,
    actions: [pin, sew, pressOpen],
  },
  'set-sleeve': {
    stage: 'setSleeve',
    works: 'armhole',
    inLining: 'set-lining-sleeve',
    minutes: 30,
    tellsEase: true,
    actions: [gatherEased, pin, sew, pressAside('toward-a')],
  },
  'set-gathered-sleeve': {
    stage: 'setSleeve',
    works: 'armhole',
    minutes: 40,
    actions: [gatherBetween, pin, sew, pressAside('toward-a')],
  },
  'set-pleated-sleeve': {
    stage: 'setSleeve',
    works: 'armhole',
    takesPleats: true,
    minutes: 38,
    actions: [pin, sew, pressAside('toward-a')],
  },
  'attach-sleeve-head': {
    stage: 'sleeveHeads',
    works: 'armhole',
    minutes: 15,
    actions: [{ key: 'sew', view: 'wrong' }],
  },
  'fold-cap-pleats': {
    stage: 'sleevePleats',
    works: 'pleat',
    pleats: 'basted',
    minutes: 10,
    places: { line: 'pleat' },
    actions: [
      { key: 'fold', view: 'right' },
      { key: 'baste', view: 'right' },
    ],
  },
  // Their hems are sewn by then; both go into the armhole as one.
  'baste-cape': {
    stage: 'shoulderRuffle',
    works: 'sleeve',
    minutes: 15,
    actions: [{ key: 'baste', view: 'right' }],
  },
  'baste-petals': {
    stage: 'petals',
    works: 'sleeve',
    gives: 'petalled',
    minutes: 10,
    actions: [
      { key: 'lay', view: 'right' },
      { key: 'baste', view: 'right' },
    ],
  },
  'sew-sleeve-fore': {
    stage: 'sleevePlacket',
    works: 'sleeve',
    gives: 'twopiece',
    minutes: 14,
    tellsEase: true,
    actions: [pin, sew, pressOpen],
  },
  'sew-sleeve-hind': {
    stage: 'sleeveUnderarm',
    works: 'sleeve',
    minutes: 16,
    tellsEase: true,
    actions: [pin, sew, pressOpen],
  },
  'sew-raglan': {
    stage: 'raglan',
    works: 'sleeve',
    gives: 'raglan',
    minutes: 16,
    actions: [pin, sew, { ...pressOpen, press: 'open-to-notch' }],
  },
  // Without a cap it is no tube set into another: sleeve, front and back lie flat.
  'join-sleeve-below-shoulder': {
    stage: 'raglan',
    works: 'armhole',
    minutes: 14,
    actions: [pin, sew, pressAside('toward-a')],
  },
  'sew-overarm': {
    stage: 'overarm',
    works: 'overarm',
    gives: 'overarm',
    minutes: 14,
    actions: [pin, sew, pressOpen],
  },
  'sew-kimono-underarm': {
    stage: 'kimonoUnderarm',
    works: 'underarm',
    gives: 'grownOn',
    minutes: 14,
    actions: [pin, sew, pressOpen],
  },
};
