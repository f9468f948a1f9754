import { EVERY, slotWith, TOP_DRESS, value } from './define';
import type { NecklineTraits } from './neckline';

interface FrontTraits extends NecklineTraits {
  /** It runs on past the centre: the edge of fronts that cross and are tied. */
  readonly crosses: boolean;
  /** It opens in a slit under it. */
  readonly slit: boolean;
  /** Its cloth falls in a fold from shoulder to shoulder: the front is whole there, cut on the bias. */
  readonly hangs?: true;
  /**
   * The shoulders it leaves bare, and the back is cut to match: from one it runs to under the other arm; below both it goes
   * round over front, sleeves and back, drawn in to lie there.
   */
  readonly bares?: 'one' | 'both';
}

const CURVED = { outline: 'curved', pointed: false, clipped: false, crosses: false, slit: false } as const;
const CORNERED = { ...CURVED, outline: 'cornered', clipped: true } as const;

/** The necklines a front can have; when they are asked for says the slot. */
export const FRONT_NECKLINES = slotWith<FrontTraits>()(
  'neckline-front',
  {
    round: {
      ...value(EVERY),
      ...CURVED,
      sizes: { 'neckline-front-depth': { min: 0, max: 12, default: 2 } },
    },
    scoop: {
      ...value(EVERY),
      ...CURVED,
      under: {
        standing: {
          'neckline-front-depth': { min: 2, max: 5, default: 3 },
          'neckline-front-width': { min: 0.5, max: 1, default: 0.5 },
        },
        'grown-on': { 'neckline-front-depth': { min: 3, max: 12, default: 7 } },
        hooded: {
          'neckline-front-depth': { min: 3, max: 5, default: 4 },
          'neckline-front-width': { min: 0.5, max: 3, default: 1 },
        },
      },
      sizes: {
        'neckline-front-depth': { min: 3, max: 16, default: 8, presets: { high: 4, medium: 8, low: 12 } },
        'neckline-front-width': { min: 0.5, max: 6, default: 2, presets: { medium: 2, wide: 4 } },
      },
    },
    wrap: {
      ...value(TOP_DRESS, 2, 15),
      ...CURVED,
      pointed: true,
      crosses: true,
      under: {
        hooded: { 'neckline-front-depth': { min: 8, max: 12, default: 10 } },
        standing: { 'neckline-front-depth': { min: 4, max: 6, default: 5 } },
        'grown-on': { 'neckline-front-depth': { min: 8, max: 16, default: 12 } },
      },
      sizes: {
        'neckline-front-depth': { min: 8, max: 18, default: 13, presets: { high: 10, medium: 13, low: 16 } },
      },
    },
    v: {
      ...value(EVERY, 1, 10),
      ...CURVED,
      pointed: true,
      clipped: true,
      under: {
        standing: { 'neckline-front-depth': { min: 1, max: 6, default: 4 } },
        'grown-on': { 'neckline-front-depth': { min: 4, max: 16, default: 9 } },
        hooded: { 'neckline-front-depth': { min: 3, max: 10, default: 6 } },
      },
      sizes: {
        'neckline-front-depth': { min: 3, max: 22, default: 10, presets: { high: 5, medium: 10, low: 15 } },
      },
    },
    square: {
      ...value(EVERY, 1, 10),
      ...CORNERED,
      under: {
        standing: {
          'neckline-front-depth': { min: 0, max: 1.5, default: 1 },
          'neckline-front-width': { min: 0, max: 0.5, default: 0 },
        },
        hooded: {
          'neckline-front-depth': { min: 2, max: 5, default: 3 },
          'neckline-front-width': { min: 0, max: 3, default: 1 },
        },
        following: { 'collar-width': { min: 3, max: 10, default: 6 } },
        'grown-on': { 'neckline-front-depth': { min: 4, max: 12, default: 8 } },
      },
      sizes: {
        'neckline-front-depth': { min: 2, max: 14, default: 6, presets: { high: 3, medium: 6, low: 10 } },
        'neckline-front-width': { min: 0, max: 6, default: 2, presets: { medium: 2, wide: 4 } },
      },
    },
    boat: {
      ...value(TOP_DRESS),
      ...CURVED,
      under: {
        standing: {
          'neckline-front-depth': { min: 0, max: 0.5, default: 0 },
          'neckline-front-width': { min: 2, max: 3.5, default: 2.5 },
        },
        'grown-on': { 'neckline-front-width': { min: 5, max: 7.5, default: 6 } },
        hooded: {
          'neckline-front-depth': { min: 0, max: 2, default: 0.5 },
          'neckline-front-width': { min: 2, max: 3, default: 2.5 },
        },
      },
      sizes: {
        'neckline-front-depth': { min: 0, max: 3, default: 0, presets: { high: 0, medium: 1, low: 2 } },
        'neckline-front-width': { min: 2, max: 9, default: 5, presets: { narrow: 3, medium: 5, wide: 7 } },
      },
    },
    sweetheart: {
      ...value(TOP_DRESS, 2, 15),
      ...CORNERED,
      pointed: true,
      under: {
        following: { 'collar-width': { min: 3, max: 8, default: 6 } },
        standing: {
          'neckline-front-depth': { min: 3, max: 6, default: 5 },
          'neckline-front-width': { min: 0.5, max: 1, default: 0.5 },
        },
        hooded: {
          'neckline-front-depth': { min: 4, max: 10, default: 7 },
          'neckline-front-width': { min: 0.5, max: 3, default: 1 },
        },
        'grown-on': { 'neckline-front-depth': { min: 8, max: 16, default: 11 } },
      },
      sizes: {
        'neckline-front-depth': { min: 8, max: 18, default: 12, presets: { high: 9, medium: 12, low: 15 } },
        'neckline-front-width': { min: 1, max: 7, default: 3, presets: { narrow: 2, medium: 3, wide: 5 } },
      },
    },
    keyhole: {
      ...value(TOP_DRESS, 1, 25),
      ...CURVED,
      pointed: true,
      slit: true,
    },
    cowl: {
      ...value(TOP_DRESS, 2, 30),
      ...CURVED,
      hangs: true,
      sizes: {
        'neckline-front-depth': { min: 0, max: 7, default: 3, presets: { high: 1, medium: 3, low: 6 } },
        'neckline-front-width': {
          min: 3,
          max: 5,
          default: 3.5,
          presets: { narrow: 3, medium: 3.5, wide: 5 },
        },
      },
    },
    'one-shoulder': {
      ...value(TOP_DRESS, 2, 25),
      ...CURVED,
      bares: 'one',
      sizes: {
        'neckline-front-depth': { min: 3, max: 8, default: 4.5, presets: { high: 3, medium: 4.5, low: 7 } },
        'neckline-front-width': { min: 1, max: 5, default: 2, presets: { narrow: 1, medium: 2, wide: 4 } },
      },
    },
    // Its depth is that over the arm, below the tip of the shoulder.
    'off-shoulder': {
      ...value(TOP_DRESS, 1, 20),
      ...CURVED,
      bares: 'both',
      sizes: {
        'neckline-front-depth': { min: 5, max: 7, default: 6, presets: { high: 5, medium: 6, low: 7 } },
      },
    },
  },
  { top: 'round', dress: 'round', jacket: 'v' },
);
