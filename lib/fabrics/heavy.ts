import type { Fabric } from './types';

/** Wool crêpe of a dress: it gives, and falls in round folds. */
export const WOOL_CREPE: Fabric = {
  weight: 230,
  thickness: 0.7,
  bending: 7,
  stretch: { weft: 1600, warp: 2600, shear: 30 },
  friction: 0.3,
  light: { sheen: 0.03, gloss: 6, fuzz: 0.12, cover: 1 },
};

/** Wool gabardine of a jacket: smooth and firm. */
export const GABARDINE: Fabric = {
  weight: 250,
  thickness: 0.5,
  bending: 15,
  stretch: { weft: 4000, warp: 6000, shear: 50 },
  friction: 0.25,
  light: { sheen: 0.07, gloss: 9, fuzz: 0.06, cover: 1 },
};

/** Boiled wool: thick, felted, it gives in every direction. */
export const BOILED_WOOL: Fabric = {
  weight: 380,
  thickness: 2,
  bending: 34,
  stretch: { weft: 900, warp: 1100, shear: 90 },
  friction: 0.35,
  light: { sheen: 0, gloss: 4, fuzz: 0.24, cover: 1 },
};

/** Denim of 12 ounces a square yard. */
export const DENIM: Fabric = {
  weight: 405,
  thickness: 0.8,
  bending: 45,
  stretch: { weft: 9000, warp: 14000, shear: 110 },
  friction: 0.3,
  light: { sheen: 0.03, gloss: 6, fuzz: 0.08, cover: 1 },
};
