import type { Garment } from '@/lib/choices/types';
import type { Stuff } from './solve/drape';

/** A plain cotton, and a light wool: g/cm², g·cm²/s² per cm, and g/s² along weft and warp and in shear. */
const POPLIN: Stuff = {
  weight: 0.013,
  bending: 40,
  friction: 0.25,
  stretch: { weft: 6e6, warp: 8.5e6, shear: 5e4 },
};
const WOOL: Stuff = {
  weight: 0.025,
  bending: 150,
  friction: 0.25,
  stretch: { weft: 4e6, warp: 6e6, shear: 5e4 },
};

/** The cloth a garment is thought to be cut from. */
export const STUFFS: Readonly<Record<Garment, Stuff>> = { top: POPLIN, dress: POPLIN, jacket: WOOL };
