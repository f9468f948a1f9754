import { COLLAR } from './collar';
import { EVERY, slotWith, TOP_DRESS, value } from './define';
import { asRounded, type NecklineTraits } from './neckline';
import { NECKLINE_FRONT } from './neckline-front';
import type { Options } from './registry';
import { having, traitsOf } from './traits';

/** A collar that rolls over with its lapels goes round the nape in one curve, and hides what is under it. */
const UNDER_LAPELS = 'round';

/** The back neckline; lapels bring their own. */
export const NECKLINE_BACK = slotWith<NecklineTraits>()(
  'neckline-back',
  {
    round: {
      ...value(EVERY),
      outline: 'curved',
      pointed: false,
      clipped: false,
      holding: { 'neckline-back-depth': { min: 0, max: 4, default: 2 } },
      sizes: { 'neckline-back-depth': { min: 0, max: 10, default: 1 } },
    },
    v: {
      ...value(TOP_DRESS, 1, 10),
      outline: 'curved',
      pointed: true,
      clipped: true,
      under: {
        standing: { 'neckline-back-depth': { min: 2, max: 6, default: 4 } },
        hooded: { 'neckline-back-depth': { min: 3, max: 6, default: 4 } },
        'grown-on': { 'neckline-back-depth': { min: 3, max: 12, default: 6 } },
      },
      holding: { 'neckline-back-depth': { min: 3, max: 6, default: 5 } },
      sizes: {
        'neckline-back-depth': { min: 3, max: 18, default: 8, presets: { high: 5, medium: 8, low: 14 } },
      },
    },
    square: {
      ...value(TOP_DRESS, 1, 10),
      outline: 'cornered',
      pointed: false,
      clipped: true,
      under: {
        following: { 'neckline-back-depth': { min: 2, max: 6, default: 3 } },
        standing: { 'neckline-back-depth': { min: 0.5, max: 2, default: 1 } },
        hooded: { 'neckline-back-depth': { min: 2, max: 3, default: 2 } },
        'grown-on': { 'neckline-back-depth': { min: 3, max: 8, default: 5 } },
      },
      holding: { 'neckline-back-depth': { min: 2, max: 5, default: 3 } },
      sizes: { 'neckline-back-depth': { min: 2, max: 14, default: 5 } },
    },
    boat: {
      ...value(TOP_DRESS),
      outline: 'curved',
      pointed: false,
      clipped: false,
      holding: { 'neckline-back-depth': { min: 0, max: 4, default: 2 } },
      sizes: { 'neckline-back-depth': { min: 0, max: 6, default: 2 } },
    },
  },
  { top: 'round', dress: 'round', jacket: 'round' },
  {
    word: 'neckline',
    // Where a shoulder is bare the back is cut as the front is.
    needs: {
      ...having(COLLAR, ({ kind }) => kind !== 'lapel'),
      ...having(NECKLINE_FRONT, ({ bares }) => bares === undefined),
    },
    unasked: 'round',
    prevails: {
      unless: [UNDER_LAPELS],
      reason: 'lapel-brings-neckline',
      reasonsOf: { [NECKLINE_FRONT.id]: 'bare-shoulder-brings-back' },
    },
  },
);

/** The back neckline as it is cut: that under lapels, whatever was chosen without them. */
export function backNeckline(options: Options): Options['neckline-back'] {
  return traitsOf(COLLAR, options)?.kind === 'lapel' ? UNDER_LAPELS : options['neckline-back'];
}

/** What is true of the back neckline as it is cut. */
export function backTraits(options: Options) {
  return asRounded(traitsOf(NECKLINE_BACK, { 'neckline-back': backNeckline(options) }), options, 'back');
}
