import { pin, pinTogether, sew, sewRight } from './action';
import type { PocketName } from './names';
import type { Family } from './operation';

/** Pockets, from the patch to the bag in a seam. */
export const POCKETS: Family<PocketName> = {
  'hem-pocket-mouth': {
    stage: 'pockets',
    works: 'pocket',
    minutes: 8,
    finishes: true,
    actions: [
      { key: 'fold', view: 'right', turned: 'faced-ends' },
      { key: 'sew', view: 'wrong', turned: 'hem' },
    ],
  },
  'attach-patch-pocket': {
    stage: 'patches',
    works: 'pocket',
    minutes: 24,
    places: { line: 'pocket' },
    traced: 'patches',
    actions: [
      { key: 'press', view: 'wrong', on: { what: 'part', name: 'pocket' }, draws: 'crease' },
      { key: 'place', view: 'right' },
      sewRight,
    ],
  },
  'interface-slit': {
    stage: 'pockets',
    works: 'pocket',
    minutes: 4,
    places: { line: 'pocket' },
    actions: [{ key: 'fuse', view: 'wrong' }],
  },
  'make-welt-pocket': {
    stage: 'welts',
    works: 'pocket',
    gives: 'basted',
    minutes: 50,
    places: { line: 'pocket' },
    traced: 'slits',
    actions: [
      { key: 'fold', view: 'right', on: { what: 'part', name: 'pocket' }, draws: 'crease' },
      { key: 'place', view: 'right', lies: 'doubled' },
      { key: 'sew', view: 'right', lies: 'doubled' },
      { key: 'cut', view: 'wrong', lies: 'doubled' },
      { key: 'turn', view: 'right', lies: 'doubled' },
      { key: 'stitch', view: 'right', lies: 'doubled' },
    ],
  },
  'attach-pocket-bags': {
    stage: 'pocketBags',
    works: 'pocket',
    minutes: 12,
    places: { line: 'pocket', laidOn: true },
    actions: [
      { key: 'under', view: 'wrong', on: { what: 'piece', name: 'pocket-bag-under' } },
      { key: 'upper', view: 'wrong', on: { what: 'piece', name: 'pocket-bag-upper' } },
    ],
  },
  'sew-pocket-bag': { stage: 'pocketBagSeams', works: 'pocket', minutes: 10, actions: [pinTogether, sew] },
  'sew-pocket-flap': {
    stage: 'pockets',
    works: 'pocket',
    minutes: 12,
    actions: [pinTogether, sew, { key: 'turn', view: 'right', on: { what: 'piece', name: 'pocket-flap' } }],
  },
  'attach-pocket-flap': {
    stage: 'pocketFlaps',
    works: 'pocket',
    gives: 'flapped',
    minutes: 10,
    places: { line: 'pocket', laidOn: true },
    actions: [{ key: 'place', view: 'right' }, sewRight],
  },
  'attach-in-seam-bag': {
    stage: 'inSeamBags',
    works: 'pocket',
    gives: 'pocketed',
    minutes: 8,
    actions: [pin, sew, { key: 'press', view: 'opened', press: 'toward-a' }],
  },
  'press-pocket-mouth': {
    stage: 'pocketMouths',
    works: 'pocket',
    minutes: 6,
    actions: [{ key: 'press', view: 'right' }],
  },
};
