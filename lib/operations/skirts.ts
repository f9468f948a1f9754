import { gather, gatherBetween, pin, pressAside, pressOpen, sew, sewRight } from './action';
import type { SkirtName } from './names';
import type { Family } from './operation';

/** Skirts: panels, pleats, tiers, slits, and the seam at the waist. */
export const SKIRTS: Family<SkirtName> = {
  // Sewn with the bodice on top.
  'join-skirt': {
    stage: 'waistSeam',
    works: 'waist',
    minutes: 14,
    sewnWith: 'gather-skirt',
    actions: [
      { key: 'clip', view: 'wrong', on: { what: 'first-side' }, when: ({ flared }) => flared === 'yes' },
      pin,
      { ...sew, upper: 'b' },
      pressAside('toward-b'),
    ],
  },
  'gather-skirt': {
    stage: 'waistSeam',
    works: 'waist',
    gathers: 'skirt',
    minutes: 24,
    actions: [gather, pin, sew, pressAside('toward-b')],
  },
  'draw-up-front': {
    stage: 'drawnUp',
    works: 'edge',
    drawsUp: 'front',
    minutes: 18,
    actions: [gather, { key: 'tape', view: 'wrong' }],
  },
  'draw-up-back': {
    stage: 'drawnUp',
    works: 'edge',
    drawsUp: 'back',
    minutes: 18,
    actions: [gather, { key: 'tape', view: 'wrong' }],
  },
  'gather-bodice': {
    stage: 'waistSeam',
    works: 'waist',
    gives: 'frontGathered',
    minutes: 22,
    actions: [gatherBetween, pin, sew, pressAside('toward-a')],
  },
  'gather-bodice-back': {
    stage: 'waistSeam',
    works: 'waist',
    minutes: 20,
    actions: [gatherBetween, pin, sew, pressAside('toward-a')],
  },
  'sew-panels': { stage: 'panels', works: 'panel', minutes: 10, actions: [pin, sew, pressOpen] },
  'fold-pleats': {
    stage: 'pleats',
    works: 'pleat',
    pleats: 'creased',
    minutes: 40,
    places: { line: 'pleat' },
    actions: [
      { key: 'mark', view: 'right' },
      { key: 'fold', view: 'right' },
      { key: 'baste', view: 'right' },
    ],
  },
  'gather-tier': {
    stage: 'tiers',
    works: 'tier',
    gathers: 'tier',
    minutes: 22,
    actions: [gather, pin, sew, pressAside('toward-b')],
  },
  // What laps in front is flat; it is sewn in one with the gathers beside it.
  'join-tier': {
    stage: 'tiers',
    works: 'tier',
    sewnWith: 'gather-tier',
    minutes: 2,
    actions: [pin, sew, pressAside('toward-b')],
  },
  'sew-slit': {
    stage: 'slits',
    works: 'slit',
    gives: 'slits',
    minutes: 12,
    actions: [
      { key: 'press', view: 'wrong', draws: 'crease', close: true },
      { key: 'sew', view: 'wrong', turned: 'half', close: true },
    ],
  },
  'sew-vent': { stage: 'vent', works: 'vent', gives: 'vent', minutes: 6, actions: [pin, sew] },
  'finish-vent': {
    stage: 'slits',
    works: 'slit',
    minutes: 18,
    actions: [{ key: 'press', view: 'wrong' }, sewRight],
  },
};
