import type { Garment } from '@/lib/choices/types';
import { FABRICS, USUAL_FABRIC } from '@/lib/fabrics/fabrics';
import type { Fabric } from '@/lib/fabrics/types';
import type { Stuff } from './solve/drape';

/** A cloth in the units of the solver: g/cm², g·cm²/s² per cm, and g/s². */
export function stuffOf({ weight, bending, friction, stretch: { weft, warp, shear } }: Fabric): Stuff {
  return {
    weight: weight / 1e4,
    bending: bending * 10,
    friction,
    stretch: { weft: weft * 1e3, warp: warp * 1e3, shear: shear * 1e3 },
  };
}

/** The cloth a garment is thought to be cut from. */
export const usualStuff = (garment: Garment): Stuff => stuffOf(FABRICS[USUAL_FABRIC[garment]]);
