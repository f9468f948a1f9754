import type { DistanceField } from '@/lib/tryon/field/distance-field';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';

/** Places of a triangle that are looked at beside its corners: its middle and those of its sides. */
const PLACES: readonly (readonly [number, number, number])[] = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.5, 0.5, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
];

const sample = emptySample();

/** Lifts triangles off the skin whose corners lie outside while the body bulges through between them; `least` in cm. */
export function clearTriangles(
  positions: Float64Array,
  triangles: readonly number[],
  field: DistanceField,
  least: number,
): void {
  for (let i = 0; i < triangles.length; i += 3)
    for (const shares of PLACES) {
      const [x, y, z] = [0, 1, 2].map((axis) =>
        shares.reduce(
          (sum, share, k) => sum + share * (positions[3 * (triangles[i + k] as number) + axis] as number),
          0,
        ),
      ) as [number, number, number];
      if (!sampleField(field, x, y, z, sample) || sample.distance >= least) continue;
      const lift = least - sample.distance;
      shares.forEach((share, k) => {
        if (share === 0) return;
        const p = 3 * (triangles[i + k] as number);
        positions[p] = (positions[p] as number) + lift * sample.x;
        positions[p + 1] = (positions[p + 1] as number) + lift * sample.y;
        positions[p + 2] = (positions[p + 2] as number) + lift * sample.z;
      });
    }
}
