import type { Rule } from './catalogue-types';
import { BACK_YOKE } from './slots/back-shaping';
import { BUST_SHAPING } from './slots/bust-shaping';
import { ONE_SIDED } from './slots/neckline-front';
import { OPENING } from './slots/opening';
import { SLEEVE } from './slots/sleeve';
import { having } from './slots/traits';

/** What an edge from one shoulder to under the other arm asks of the rest (METHODS §4). */
export const ONE_SHOULDER_RULES: readonly Rule[] = [
  // One edge runs from the shoulder to under the other arm: no neckline to slit for the head, and over the bust the front stays whole.
  {
    when: ONE_SIDED,
    excludes: having(OPENING, ({ face, closes }) => face === 'front' || closes === 'loop'),
    reason: 'one-shoulder-has-one-edge',
  },
  // A yoke lies over both shoulders.
  {
    when: ONE_SIDED,
    excludes: having(BUST_SHAPING, ({ from, by }) => from === 'neckline' && by === 'gathers'),
    reason: 'one-shoulder-bares-a-side',
  },
  { when: ONE_SIDED, excludes: BACK_YOKE, reason: 'one-shoulder-bares-a-side' },
  // What is held round the neck has no shoulder at all; a sleeve cut in one with both halves has no armhole to leave.
  {
    when: ONE_SIDED,
    excludes: having(SLEEVE, ({ nape, armhole, cap }) => nape || (armhole === 'gone' && cap === 'none')),
    reason: 'one-shoulder-bares-a-side',
  },
  { when: ONE_SIDED, excludes: { ruffle: ['neckline'] }, reason: 'one-shoulder-bares-a-side' },
];
