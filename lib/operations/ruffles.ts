import { gather, pin, pressAside, pressOpen, sew, sewWrong } from './action';
import type { RuffleName } from './names';
import type { Family } from './operation';

/** Ruffles at hem, neckline and shoulder. */
export const RUFFLES: Family<RuffleName> = {
  'join-ruffle': { stage: 'ruffleSeams', works: 'ruffle', minutes: 4, actions: [pin, sew, pressOpen] },
  'join-edge-ruffle': {
    stage: 'edgeRuffleSeams',
    works: 'ruffle',
    minutes: 4,
    actions: [pin, sew, pressOpen],
  },
  'gather-hem-ruffle': {
    stage: 'hem',
    works: 'ruffle',
    gathers: 'hem-ruffle',
    minutes: 28,
    actions: [gather, pin, sew, pressAside('toward-b')],
  },
  'sew-neck-ruffle': {
    stage: 'collarLayers',
    works: 'ruffle',
    minutes: 6,
    actions: [{ key: 'pin', view: 'wrong' }, sewWrong],
  },
  'attach-neck-ruffle': { stage: 'collar', works: 'ruffle', minutes: 24, actions: [gather, pin, sew] },
  'close-neck-ruffle': { stage: 'neckline', works: 'ruffle', minutes: 15, actions: [sewWrong] },
  'baste-neck-ruffle': {
    stage: 'collarStand',
    works: 'ruffle',
    minutes: 20,
    actions: [
      { ...gather, lies: 'doubled' },
      { key: 'baste', view: 'right', lies: 'doubled' },
    ],
  },
  'baste-collar-ruffle': {
    stage: 'collarRuffle',
    works: 'ruffle',
    minutes: 24,
    actions: [gather, { key: 'baste', view: 'right' }],
  },
  'baste-edge-ruffle': {
    stage: 'collarStand',
    works: 'ruffle',
    minutes: 24,
    actions: [gather, { key: 'baste', view: 'right' }],
  },
  'attach-edge-ruffle': {
    stage: 'edgeRuffle',
    works: 'ruffle',
    minutes: 30,
    actions: [gather, { key: 'pin', view: 'wrong' }, sewWrong, { key: 'press', view: 'right' }],
  },
  'baste-seam-ruffle': {
    stage: 'seamRuffle',
    works: 'ruffle',
    minutes: 20,
    actions: [gather, { key: 'baste', view: 'right' }],
  },
  'baste-shoulder-ruffle': {
    stage: 'shoulderRuffle',
    works: 'ruffle',
    minutes: 20,
    actions: [gather, { key: 'baste', view: 'right' }],
  },
};
