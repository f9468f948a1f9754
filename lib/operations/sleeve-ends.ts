import { gather, gatherFull, pin, pressAside, pressOpen, sew, type Target } from './action';
import type { SleeveEndName } from './names';
import type { Family } from './operation';

/** A cuff or band is sewn on by its outer edge; the inner one, turned in, is stitched down last. */
const INNER: Target = { what: 'line', name: 'inner' };

/** What ends a sleeve. */
export const SLEEVE_ENDS: Family<SleeveEndName> = {
  'close-band': {
    stage: 'sleeveEnds',
    works: 'sleeve-end',
    minutes: 6,
    encloses: true,
    actions: [pin, sew, pressOpen],
  },
  'attach-band': {
    stage: 'sleeveHem',
    works: 'sleeve-end',
    gives: 'banded',
    gathers: 'sleeve-end',
    minutes: 24,
    actions: [
      gatherFull,
      pin,
      sew,
      { key: 'press', view: 'opened', press: 'toward-b' },
      { key: 'fold', view: 'wrong', draws: 'crease', on: INNER },
      // Seen from inside, its inner half lies over the seam.
      { key: 'fell', view: 'wrong', lies: 'doubled', on: INNER },
    ],
  },
  'close-cuff': {
    stage: 'sleeveEnds',
    works: 'sleeve-end',
    minutes: 5,
    actions: [{ key: 'fold', view: 'together' }, sew],
  },
  'attach-cuff': {
    stage: 'sleeveHem',
    works: 'sleeve-end',
    gives: 'cuffed',
    gathers: 'sleeve-end',
    takesPleats: true,
    minutes: 28,
    actions: [
      { ...gather, when: ({ full, pleated }) => full === 'yes' && pleated === 'no' },
      { ...pin, lies: 'doubled' },
      { ...sew, lies: 'doubled' },
      { key: 'finish', view: 'wrong', lies: 'doubled', draws: 'outline', on: INNER },
    ],
  },
  'button-cuff': {
    stage: 'cuffButtons',
    works: 'sleeve-end',
    minutes: 16,
    actions: [
      { key: 'holes', view: 'right', lies: 'doubled', on: { what: 'marks', name: 'buttonhole' } },
      { key: 'buttons', view: 'right', lies: 'doubled', on: { what: 'marks', name: 'button' } },
    ],
  },
  'bind-placket': {
    stage: 'sleevePlacket',
    works: 'sleeve-end',
    gives: 'slashed',
    minutes: 26,
    places: { line: 'placket' },
    actions: [
      { key: 'slash', view: 'wrong', on: { what: 'slashed' } },
      { key: 'bind', view: 'right' },
      { key: 'turn', view: 'wrong' },
      { key: 'stitch', view: 'wrong' },
      { key: 'press', view: 'right' },
    ],
  },
  'fold-sleeve-pleats': {
    stage: 'sleevePleats',
    works: 'pleat',
    pleats: 'basted',
    minutes: 8,
    places: { line: 'pleat' },
    actions: [
      { key: 'fold', view: 'right', close: true },
      { key: 'baste', view: 'right', close: true },
    ],
  },
  'attach-ruffle': {
    stage: 'sleeveHem',
    works: 'sleeve-end',
    gathers: 'sleeve-ruffle',
    minutes: 24,
    actions: [gather, pin, sew, { ...pressAside('toward-b'), overcast: () => true }],
  },
  'attach-drawn-ruffle': {
    stage: 'sleeveHem',
    works: 'sleeve-end',
    gathers: 'sleeve-ruffle',
    minutes: 18,
    // The lining ends above the casing: its cut edge is seen and rubbed.
    actions: [gatherFull, pin, sew, { ...pressAside('toward-b'), overcast: () => true }],
  },
  'insert-elastic': {
    stage: 'sleeveHem',
    works: 'sleeve-end',
    minutes: 20,
    finishes: true,
    actions: [
      { key: 'fold', view: 'wrong', turned: 'casing' },
      { key: 'thread', view: 'wrong', turned: 'threaded' },
    ],
  },
  'insert-seam-elastic': {
    stage: 'sleeveElastic',
    works: 'sleeve-end',
    minutes: 16,
    actions: [
      { key: 'stitch', view: 'wrong', turned: 'seam-casing' },
      { key: 'thread', view: 'wrong', turned: 'seam-threaded' },
    ],
  },
};
