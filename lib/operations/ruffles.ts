import { gather, pin, pressAside, pressOpen, sew, sewWrong } from './action';
import type { RuffleName } from './names';
import type { Family } from './operation';

/** Ruffles at hem, neckline and shoulder. */
export const RUFFLES: Family<RuffleName> = {
  'join-ruffle': { stage: 'ruffleSeams', minutes: 4, actions: [pin, sew, pressOpen] },
  'gather-hem-ruffle': { stage: 'hem', minutes: 28, actions: [gather, pin, sew, pressAside('toward-b')] },
  'sew-neck-ruffle': {
    stage: 'collarLayers',
    minutes: 6,
    actions: [{ key: 'pin', view: 'wrong' }, sewWrong],
  },
  'attach-neck-ruffle': { stage: 'collar', minutes: 24, actions: [gather, pin, sew] },
  'close-neck-ruffle': { stage: 'neckline', minutes: 15, actions: [sewWrong] },
  'baste-shoulder-ruffle': {
    stage: 'shoulderRuffle',
    minutes: 20,
    actions: [gather, { key: 'baste', view: 'right' }],
  },
};
