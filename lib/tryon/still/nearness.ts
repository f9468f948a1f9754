/** The body is whole so near the garment, and gone so far from it, cm. */
const WHOLE = 5;
const GONE = 15;
/** Of the garment every so manieth vertex is asked: its mesh is much finer than what fades. */
const STRIDE = 3;
/** What is bare behind a garment belongs to its picture, what is beside or below it does not: depth counts for so much. */
const DEPTH = 0.2;

/** How much of each vertex of a body is seen: it fades away from the garment, which is what is looked at. */
export function nearness(
  body: { readonly positions: Float32Array },
  garment: { readonly positions: Float32Array },
): Float32Array {
  const { positions } = body;
  return Float32Array.from({ length: positions.length / 3 }, (_, v) => {
    const away = distanceTo(garment.positions, positions.subarray(3 * v, 3 * v + 3));
    const share = Math.min(1, Math.max(0, (GONE - away) / (GONE - WHOLE)));
    return share * share * (3 - 2 * share);
  });
}

function distanceTo(places: Float32Array, [x, y, z]: ArrayLike<number> & Iterable<number>): number {
  let least = GONE * GONE;
  for (let i = 0; i < places.length; i += 3 * STRIDE) {
    const dx = (places[i] as number) - (x as number);
    const dy = (places[i + 1] as number) - (y as number);
    const dz = DEPTH * ((places[i + 2] as number) - (z as number));
    least = Math.min(least, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(least);
}
