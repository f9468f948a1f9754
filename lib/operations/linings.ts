import { pin, pressOpen, sew, sewRight, sewWrong } from './action';
import type { LiningName } from './names';
import type { Family } from './operation';

/** A narrow hem of what hangs free. */
const HEMMED = [
  { key: 'press', view: 'wrong', draws: 'crease' },
  { key: 'sew', view: 'wrong', turned: 'hem' },
] as const;

/** The lining, from its own seams to where it meets the garment. */
export const LININGS: Family<LiningName> = {
  'fold-lining-pleat': {
    stage: 'liningDarts',
    works: 'lining',
    minutes: 5,
    places: { line: 'pleat' },
    actions: [{ key: 'fold', view: 'wrong', lies: 'folded' }],
  },
  'sew-lining': {
    stage: 'lining',
    works: 'lining',
    namesLines: true,
    minutes: 9,
    actions: [pin, sew, pressOpen],
  },
  'set-lining-sleeve': {
    stage: 'liningSleeves',
    works: 'lining',
    gives: 'sleeved',
    minutes: 25,
    actions: [pin, sew],
  },
  'attach-lining': {
    stage: 'attachLining',
    works: 'lining',
    minutes: 22,
    actions: [
      pin,
      sew,
      { key: 'press', view: 'opened', press: 'toward-a' },
      // Where the lining has sleeves; bare armholes are sewn together.
      { key: 'tack', view: 'wrong', on: { what: 'first-side' }, when: ({ sleeved }) => sleeved === 'yes' },
      // A tie passes through both sides.
      { key: 'gap', view: 'right', on: { what: 'first-side' }, when: ({ tied }) => tied === 'yes' },
    ],
  },
  'fell-lining-edge': {
    stage: 'attachLining',
    works: 'lining',
    minutes: 30,
    actions: [
      { key: 'fold', view: 'right', draws: 'crease' },
      { key: 'sew', view: 'right' },
    ],
  },
  'close-lining-armhole': { stage: 'liningOpenings', works: 'lining', minutes: 30, actions: [pin, sew] },
  'turn-lining-slits': { stage: 'liningOpenings', works: 'lining', minutes: 15, actions: [sewRight] },
  'fell-lining': {
    stage: 'liningOpenings',
    works: 'lining',
    farApart: true,
    minutes: 20,
    actions: [
      { key: 'fold', view: 'right', draws: 'crease', close: true },
      { key: 'sew', view: 'right', close: true },
    ],
  },
  'attach-lining-hem': {
    stage: 'liningHem',
    works: 'lining',
    hides: 'hem',
    turnedThrough: 'lining',
    minutes: 35,
    actions: [{ key: 'pin', view: 'wrong' }, sewWrong, { key: 'turn', view: 'right' }],
  },
  'hem-lining': {
    stage: 'liningHem',
    works: 'lining',
    gives: 'looseLining',
    minutes: 14,
    actions: HEMMED,
  },
  'hem-lining-sleeve': {
    stage: 'liningHem',
    works: 'lining',
    minutes: 12,
    actions: HEMMED,
  },
  'attach-lining-sleeve-hem': {
    stage: 'liningHem',
    works: 'lining',
    hides: 'sleeve-hem',
    minutes: 25,
    actions: [{ key: 'pull', view: 'right' }, sewRight],
  },
  'fell-lining-sleeve': {
    stage: 'liningHem',
    works: 'lining',
    minutes: 30,
    actions: [{ key: 'pull', view: 'right' }, sewRight],
  },
};
