import { type Facts, sew, sewRight } from './action';
import type { FasteningName } from './names';
import type { Family } from './operation';

/** The front that lies beneath is held by a button of its own. */
const isDouble = ({ double }: Facts): boolean => double === 'yes';

/** Zips, buttons, ties, loops and flies. */
export const FASTENINGS: Family<FasteningName> = {
  'insert-zip': {
    stage: 'zip',
    works: 'opening',
    minutes: 35,
    zip: 'invisible',
    actions: [
      { key: 'place', view: 'right' },
      { key: 'first', view: 'right' },
      { key: 'second', view: 'right' },
      { key: 'check', view: 'right' },
    ],
  },
  'insert-side-zip': {
    stage: 'sides',
    works: 'opening',
    minutes: 40,
    zip: 'side',
    actions: [
      { key: 'place', view: 'right' },
      { key: 'first', view: 'right' },
      { key: 'second', view: 'right' },
      { key: 'close', view: 'together' },
    ],
  },
  'insert-separating-zip': {
    stage: 'zip',
    works: 'opening',
    minutes: 45,
    zip: 'separating',
    actions: [
      { key: 'place', view: 'right' },
      { key: 'first', view: 'right' },
      { key: 'second', view: 'right' },
      { key: 'stitch', view: 'right' },
    ],
  },
  'sew-fly-ends': {
    stage: 'facingSeams',
    works: 'facing',
    minutes: 4,
    actions: [sew, { key: 'turn', view: 'right' }],
  },
  'attach-fly': {
    stage: 'fly',
    works: 'opening',
    gives: 'fly',
    minutes: 20,
    actions: [{ key: 'pin', view: 'wrong' }, sewRight],
  },
  'make-loop': {
    stage: 'buttons',
    works: 'fastening',
    minutes: 12,
    actions: [{ key: 'place', view: 'right' }, sewRight],
  },
  'sew-ties': {
    stage: 'facingSeams',
    works: 'fastening',
    minutes: 12,
    actions: [sew, { key: 'turn', view: 'right', lies: 'folded' }],
  },
  'attach-ties': {
    stage: 'ties',
    works: 'fastening',
    gives: 'tied',
    alongLap: true,
    minutes: 8,
    actions: [{ key: 'place', view: 'right' }],
  },
  'make-buttonholes': {
    stage: 'buttonholes',
    works: 'fastening',
    minutes: 35,
    places: { mark: 'buttonhole', half: 'own' },
    actions: [{ key: 'mark', view: 'right' }, sewRight, { key: 'open', view: 'right' }],
  },
  'make-fly-buttonholes': {
    stage: 'flyButtonholes',
    works: 'fastening',
    minutes: 35,
    places: { mark: 'buttonhole' },
    actions: [{ key: 'mark', view: 'right' }, sewRight, { key: 'open', view: 'right' }],
  },
  'sew-buttons': {
    stage: 'buttons',
    works: 'fastening',
    minutes: 20,
    places: { mark: 'button', half: 'mirrored' },
    actions: [
      { key: 'mark', view: 'right' },
      sewRight,
      { key: 'innerHole', view: 'right', on: { what: 'topmost-mark', name: 'buttonhole' }, when: isDouble },
      { key: 'innerButton', view: 'wrong', on: { what: 'topmost-mark', name: 'button' }, when: isDouble },
    ],
  },
  // The inside of a finished collar is the right side of its inner layer.
  'sew-hook': {
    stage: 'buttons',
    works: 'fastening',
    hooks: true,
    minutes: 8,
    actions: [{ key: 'sew', view: 'right', lies: 'doubled' }],
  },
  // So it is of a facing; where none covers the back, it is the wrong side of that.
  'sew-hook-above-zip': {
    stage: 'buttons',
    works: 'fastening',
    hooks: true,
    minutes: 5,
    actions: [
      { key: 'sew', view: 'right', close: true, when: ({ bound }) => bound === 'no' },
      { key: 'sew', view: 'wrong', close: true, when: ({ bound }) => bound === 'yes' },
    ],
  },
  'sew-hook-on-lap': {
    stage: 'buttons',
    works: 'fastening',
    hooks: true,
    minutes: 5,
    actions: [
      { key: 'sew', view: 'right', when: ({ bound }) => bound === 'no' },
      { key: 'sew', view: 'wrong', when: ({ bound }) => bound === 'yes' },
    ],
  },
};
