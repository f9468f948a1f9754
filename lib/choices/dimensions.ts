import type { SizeDefinition } from './catalogue-types';
import { COLLAR_SIZES, STANDING_NECK } from './collar-sizes';
import { ROUND_THE_ARM, SLEEVE_SIZES } from './sleeve-sizes';
import { DRESS, EVERY, JACKET, TOP, TOP_DRESS } from './slots/define';
import { SEAMED } from './slots/waist-seam';
import { SMALL_PARTS } from './small-parts';

const SLEEVED = { sleeve: ROUND_THE_ARM };
const BUTTONED = { opening: ['front-buttons', 'hidden-buttons', 'back-buttons'] };

/** Every dimension that can be set by hand, in centimetres. Eases are over the whole girth. */
export const DIMENSIONS: readonly SizeDefinition[] = [
  { id: 'ease-bust', garments: EVERY, min: 3, max: 30, step: 0.5, default: null },
  { id: 'ease-waist', garments: EVERY, min: 1, max: 30, step: 0.5, default: null },
  { id: 'ease-hip', garments: EVERY, min: 2, max: 30, step: 0.5, default: null },
  { id: 'ease-biceps', garments: EVERY, min: 3, max: 20, step: 0.5, default: null, needs: SLEEVED },
  /** Below the waist at centre back; above it when negative. */
  {
    id: 'length',
    garments: TOP,
    min: -8,
    max: 45,
    step: 0.5,
    default: null,
    by: {
      'bust-shaping/waist-dart': { min: -8, max: 0, default: null },
      'silhouette/peplum': { min: 8, max: 30, default: null },
      'hem-shape/curved': { min: 17, max: 45, default: null },
      'hem-shape/high-low': { min: 17, max: 45, default: null },
      'side-slit/sides': { min: 14, max: 45, default: null },
    },
  },
  { id: 'length', garments: DRESS, min: 34, max: 116, step: 0.5, default: null },
  {
    id: 'length',
    garments: JACKET,
    min: -8,
    max: 75,
    step: 0.5,
    default: null,
    by: { 'bust-shaping/waist-dart': { min: -8, max: 0, default: null } },
  },
  {
    id: 'gather-ratio',
    garments: DRESS,
    min: 1.5,
    max: 2.5,
    step: 0.1,
    default: 2,
    needs: { 'waist-seam': SEAMED, skirt: ['gathered'] },
  },
  {
    id: 'neckline-front-depth',
    garments: EVERY,
    min: 0,
    max: 22,
    step: 0.5,
    default: 2,
    by: {
      ...STANDING_NECK.depth,
      'neckline-front/round': { min: 0, max: 12, default: 2 },
      'neckline-front/scoop': { min: 3, max: 16, default: 8 },
      'neckline-front/v': { min: 3, max: 22, default: 10 },
      'neckline-front/wrap': { min: 8, max: 18, default: 13 },
      'neckline-front/square': { min: 2, max: 14, default: 6 },
      'neckline-front/boat': { min: 0, max: 3, default: 0 },
      'neckline-front/sweetheart': { min: 8, max: 18, default: 12 },
    },
    presets: [
      {
        id: 'high',
        value: 0.5,
        by: {
          'neckline-front/scoop': 4,
          'neckline-front/v': 5,
          'neckline-front/wrap': 10,
          'neckline-front/square': 3,
          'neckline-front/boat': 0,
          'neckline-front/sweetheart': 9,
        },
      },
      {
        id: 'medium',
        value: 2,
        by: {
          'neckline-front/scoop': 8,
          'neckline-front/v': 10,
          'neckline-front/wrap': 13,
          'neckline-front/square': 6,
          'neckline-front/boat': 1,
          'neckline-front/sweetheart': 12,
        },
      },
      {
        id: 'low',
        value: 6,
        by: {
          'neckline-front/scoop': 12,
          'neckline-front/v': 15,
          'neckline-front/wrap': 16,
          'neckline-front/square': 10,
          'neckline-front/boat': 2,
          'neckline-front/sweetheart': 15,
        },
      },
    ],
  },
  {
    id: 'neckline-front-width',
    garments: EVERY,
    min: 0,
    max: 9,
    step: 0.5,
    default: 1,
    by: {
      ...STANDING_NECK.width,
      'neckline-front/scoop': { min: 0.5, max: 6, default: 2 },
      'neckline-front/square': { min: 0, max: 6, default: 2 },
      'neckline-front/boat': { min: 2, max: 9, default: 5 },
      'neckline-front/sweetheart': { min: 1, max: 7, default: 3 },
    },
    presets: [
      { id: 'narrow', value: 0.5, by: { 'neckline-front/boat': 3, 'neckline-front/sweetheart': 2 } },
      {
        id: 'medium',
        value: 1,
        by: {
          'neckline-front/scoop': 2,
          'neckline-front/square': 2,
          'neckline-front/boat': 5,
          'neckline-front/sweetheart': 3,
        },
      },
      {
        id: 'wide',
        value: 3,
        by: {
          'neckline-front/scoop': 4,
          'neckline-front/square': 4,
          'neckline-front/boat': 7,
          'neckline-front/sweetheart': 5,
        },
      },
    ],
  },
  {
    id: 'neckline-back-depth',
    garments: EVERY,
    min: 0,
    max: 18,
    step: 0.5,
    default: 1,
    by: {
      ...STANDING_NECK.back,
      'neckline-back/round': { min: 0, max: 10, default: 1 },
      'neckline-back/v': { min: 3, max: 18, default: 8 },
      'neckline-back/square': { min: 2, max: 14, default: 5 },
      'neckline-back/boat': { min: 0, max: 6, default: 2 },
    },
    presets: [
      { id: 'high', value: 1, by: { 'neckline-back/v': 5 } },
      { id: 'medium', value: 3, by: { 'neckline-back/v': 8 } },
      { id: 'low', value: 7, by: { 'neckline-back/v': 14 } },
    ],
  },
  {
    id: 'placket-width',
    garments: TOP_DRESS,
    min: 2,
    max: 5,
    step: 0.5,
    default: 3,
    needs: BUTTONED,
  },
  {
    id: 'placket-width',
    garments: JACKET,
    min: 2,
    max: 5,
    step: 0.5,
    default: 4.5,
    needs: BUTTONED,
  },
  ...COLLAR_SIZES,
  ...SLEEVE_SIZES,
  ...SMALL_PARTS,
];
