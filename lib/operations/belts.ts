import { pin, pressOpen, sew, sewRight } from './action';
import type { BeltName } from './names';
import type { Family } from './operation';

/** Belts, their loops and their strips. */
export const BELTS: Family<BeltName> = {
  'join-strip': {
    stage: 'beltJoin',
    works: 'belt',
    minutes: 4,
    encloses: true,
    actions: [pin, sew, pressOpen],
  },
  'sew-belt': {
    stage: 'beltSeams',
    works: 'belt',
    turnedThrough: 'belt',
    minutes: 12,
    actions: [
      { key: 'pin', view: 'wrong', draws: 'fold' },
      { key: 'sew', view: 'wrong', lies: 'doubled' },
    ],
  },
  'turn-strip': {
    stage: 'belt',
    works: 'belt',
    minutes: 12,
    follows: 'sew-belt',
    turnedThrough: 'belt',
    actions: [
      { key: 'trim', view: 'wrong', lies: 'doubled' },
      { key: 'turn', view: 'right', lies: 'doubled' },
    ],
  },
  // The belt is turned right side out by then: both its sides are the right one.
  'attach-buckle': {
    stage: 'buckle',
    works: 'belt',
    openEnd: true,
    minutes: 12,
    actions: [
      { key: 'fold', view: 'right', lies: 'doubled' },
      { key: 'sew', view: 'right', lies: 'doubled' },
    ],
  },
  'sew-belt-loops': {
    stage: 'loops',
    works: 'belt',
    minutes: 8,
    actions: [
      { key: 'pin', view: 'wrong', draws: 'fold' },
      { key: 'sew', view: 'wrong', lies: 'doubled' },
    ],
  },
  'attach-belt-loops': {
    stage: 'attachLoops',
    works: 'belt',
    minutes: 14,
    places: { line: 'belt-loop', laidOn: true },
    traced: 'loops',
    actions: [{ key: 'place', view: 'right' }, sewRight],
  },
  'attach-half-belt': {
    stage: 'attachLoops',
    works: 'belt',
    minutes: 12,
    places: { line: 'half-belt', laidOn: true },
    traced: 'halfBelt',
    actions: [
      { key: 'place', view: 'right', lies: 'doubled' },
      { key: 'sew', view: 'right', lies: 'doubled' },
    ],
  },
};
