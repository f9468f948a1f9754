import { directionIn, lengthOf, type Membrane } from '@/lib/tryon/solve/stiff/membrane';

/** How far each triangle is drawn out, as a share of its length: along weft or warp, whichever is more; 0 where it is slack. */
export function strainsOf(positions: Float64Array, membrane: Membrane): Float32Array {
  const way = [0, 0, 0];
  return Float32Array.from(membrane.areas, (_, t) => {
    directionIn(positions, membrane, membrane.across, t, way);
    const weft = lengthOf(way) - 1;
    directionIn(positions, membrane, membrane.along, t, way);
    return Math.max(0, weft, lengthOf(way) - 1);
  });
}
