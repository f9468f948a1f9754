import type { DistanceField } from '@/lib/tryon/field/distance-field';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';

/** Cloth that lies over other cloth: it is kept farther from the body than what is near it underneath. */
export interface Layers {
  readonly field: DistanceField;
  readonly over: Uint32Array;
  readonly under: Uint32Array;
  /** How far off the skin each vertex of `over` is kept, cm. */
  readonly offsets: Float64Array;
}

/** So near a vertex underneath lies below one above it, cm. */
const NEAR = 2.5;
/** Two layers are so thick, cm; and nothing is kept farther off than this because of another layer. */
const THICK = 0.4;
const MOST = 12;

const sample = emptySample();

/** Sets the offsets anew from where the cloth underneath has come to lie; no less than `least`, cm. */
export function stackLayers(
  positions: Float64Array,
  { field, over, under, offsets }: Layers,
  least: number,
): void {
  const cells = new Map<number, number[]>();
  const distances = Float64Array.from(under, (v) => distanceAt(field, positions, v));
  under.forEach((v, i) => {
    const key = keyOf(positions, v, 0, 0, 0);
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  });
  over.forEach((v, i) => {
    let most = least;
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++)
          for (const u of cells.get(keyOf(positions, v, dx, dy, dz)) ?? [])
            if (spanSquare(positions, v, under[u] as number) < NEAR * NEAR)
              most = Math.max(most, (distances[u] as number) + THICK);
    offsets[i] = most;
  });
}

function distanceAt(field: DistanceField, positions: Float64Array, v: number): number {
  const [x, y, z] = positions.subarray(3 * v, 3 * v + 3) as unknown as [number, number, number];
  return sampleField(field, x, y, z, sample) ? Math.min(MOST, sample.distance) : 0;
}

function keyOf(positions: Float64Array, v: number, dx: number, dy: number, dz: number): number {
  const cell = (axis: number, step: number) =>
    Math.floor((positions[3 * v + axis] as number) / NEAR) + step + 512;
  return (cell(0, dx) * 1024 + cell(1, dy)) * 1024 + cell(2, dz);
}

function spanSquare(positions: Float64Array, a: number, b: number): number {
  let sum = 0;
  for (let axis = 0; axis < 3; axis++)
    sum += ((positions[3 * a + axis] as number) - (positions[3 * b + axis] as number)) ** 2;
  return sum;
}
