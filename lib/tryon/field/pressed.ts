import type { DistanceField } from './distance-field';
import { indexIn } from './grid';
import { emptySample, sampleField } from './sample';

const sample = emptySample();

/**
 * The field of a part of the body that another part is pressed into: both give way alike, and meet half-way. Cloth sewn
 * between them could not lie outside of both else.
 */
export function pressed(field: DistanceField, other: DistanceField): DistanceField {
  const { grid, values } = field;
  const { counts, low, spacing } = grid;
  const given = values.slice();
  for (let k = 0; k < counts[2]; k++)
    for (let j = 0; j < counts[1]; j++)
      for (let i = 0; i < counts[0]; i++) {
        const at = indexIn(grid, i, j, k);
        const own = values[at] as number;
        if (!sampleField(other, low[0] + i * spacing, low[1] + j * spacing, low[2] + k * spacing, sample))
          continue;
        given[at] = Math.max(own, (own - sample.distance) / 2);
      }
  return { grid, values: given };
}
