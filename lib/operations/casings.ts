import { sewRight, sewWrong } from './action';
import type { CasingName } from './names';
import type { Family } from './operation';

/** What draws the waist in: the casing, and what runs in it. */
export const CASINGS: Family<CasingName> = {
  'make-cord-holes': {
    stage: 'cordHoles',
    works: 'casing',
    minutes: 15,
    places: { line: 'cord-hole' },
    traced: 'slits',
    actions: [{ key: 'fuse', view: 'wrong' }, sewRight],
  },
  'attach-waist-casing': {
    stage: 'waistCasing',
    works: 'casing',
    minutes: 25,
    finishes: true,
    places: { line: 'waist-casing', laidOn: true },
    actions: [
      { key: 'press', view: 'wrong', on: { what: 'line', name: 'edge' }, draws: 'crease' },
      { key: 'place', view: 'wrong' },
      sewWrong,
    ],
  },
  'insert-waist-elastic': {
    stage: 'drawnWaist',
    works: 'casing',
    minutes: 12,
    places: { line: 'waist-casing', laidOn: true },
    actions: [
      { key: 'thread', view: 'wrong' },
      { key: 'spread', view: 'wrong' },
    ],
  },
  'turn-edge-casing': {
    stage: 'topEdges',
    works: 'casing',
    minutes: 16,
    finishes: true,
    actions: [{ key: 'fold', view: 'wrong', turned: 'casing' }],
  },
  'insert-edge-elastic': {
    stage: 'edgeElastic',
    works: 'casing',
    minutes: 14,
    actions: [
      { key: 'thread', view: 'wrong', turned: 'threaded' },
      { key: 'spread', view: 'wrong', turned: 'threaded' },
    ],
  },
  'insert-cord': {
    stage: 'drawnWaist',
    works: 'casing',
    minutes: 8,
    places: { line: 'waist-casing', laidOn: true },
    actions: [{ key: 'thread', view: 'wrong' }],
  },
};
