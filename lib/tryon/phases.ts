import type { Phase } from './solve/drape';

/** Sewn with no weight, pulled down over her, let hang, and held by friction where it came to lie. */
export const PHASES: readonly Phase[] = [
  { frames: 50, steps: 15, gravity: 0, keep: 0.05, draw: 0.3, sewn: false, slides: true },
  { frames: 40, steps: 15, gravity: 2500, keep: 0.9, draw: 0.5, sewn: true, slides: true },
  { frames: 70, steps: 15, gravity: 981, keep: 0.9, draw: 0.5, sewn: true, slides: true },
  { frames: 40, steps: 15, gravity: 981, keep: 0.4, draw: 0.5, sewn: true, slides: false },
];

/** What is wide swings longer: it is let hang on until hardly a vertex moves faster than `STILL`, cm/s. */
export const SWINGING: Phase = {
  frames: 220,
  steps: 15,
  gravity: 981,
  keep: 0.92,
  draw: 0.5,
  sewn: true,
  slides: false,
};
export const STILL = 0.4;

/** What still sways then is calmed: the widest skirts swing longest. */
export const CALMED: Phase = { ...SWINGING, frames: 180, keep: 0.2 };

/** On the finer mesh it lies nearly where it stays: seams are closed there and what cuts into the skin is put outside. */
export const REFINED: Phase = { ...SWINGING, frames: 6, steps: 20, gravity: 0, keep: 0.1 };
