import type { Fabric } from './types';

const MATT = { sheen: 0.03, gloss: 8, fuzz: 0.05, cover: 1 };

/** Cotton voile, fine and a little crisp. */
export const VOILE: Fabric = {
  weight: 65,
  thickness: 0.2,
  bending: 2.2,
  stretch: { weft: 3500, warp: 6000, shear: 30 },
  friction: 0.25,
  light: { ...MATT, cover: 0.72 },
};

/** Satin of silk or polyester, soft. */
export const SATIN: Fabric = {
  weight: 95,
  thickness: 0.2,
  bending: 1.8,
  stretch: { weft: 4500, warp: 8000, shear: 22 },
  friction: 0.18,
  light: { sheen: 0.42, gloss: 22, fuzz: 0.1, cover: 1 },
};

/** Viscose crêpe: heavy for how easily it bends, so it falls close. */
export const VISCOSE_CREPE: Fabric = {
  weight: 125,
  thickness: 0.3,
  bending: 1.6,
  stretch: { weft: 1800, warp: 3500, shear: 18 },
  friction: 0.22,
  light: { sheen: 0.06, gloss: 9, fuzz: 0.05, cover: 1 },
};

/** Cotton poplin of a shirt. */
export const POPLIN: Fabric = {
  weight: 130,
  thickness: 0.25,
  bending: 4,
  stretch: { weft: 6000, warp: 8500, shear: 50 },
  friction: 0.25,
  light: { ...MATT, sheen: 0.06 },
};

/** Washed linen of medium weight. */
export const LINEN: Fabric = {
  weight: 185,
  thickness: 0.42,
  bending: 12,
  stretch: { weft: 8000, warp: 10000, shear: 45 },
  friction: 0.28,
  light: MATT,
};

/** Cotton sateen: a smooth face, more body than poplin. */
export const SATEEN: Fabric = {
  weight: 200,
  thickness: 0.4,
  bending: 9,
  stretch: { weft: 5000, warp: 9000, shear: 60 },
  friction: 0.22,
  light: { sheen: 0.2, gloss: 14, fuzz: 0.06, cover: 1 },
};
