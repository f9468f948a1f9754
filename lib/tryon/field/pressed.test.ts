import { expect, it } from 'vitest';
import type { DistanceField } from './distance-field';
import type { Grid } from './grid';
import { pressed } from './pressed';
import { emptySample, sampleField } from './sample';

const grid: Grid = { spacing: 1, counts: [21, 5, 5], low: [0.5, 0, 0] };

/** Half a space, its skin at a place along x. */
const wall = (skin: number, way: 1 | -1): DistanceField => ({
  grid,
  values: Float64Array.from({ length: 21 * 5 * 5 }, (_, at) => way * (0.5 + (at % 21) - skin)),
});

const distanceIn = (field: DistanceField, x: number) => {
  const sample = emptySample();
  sampleField(field, x, 2, 2, sample);
  return sample.distance;
};

it('lets two parts that are pressed into each other meet half-way, and leaves apart what is apart', () => {
  const [left, right] = [wall(12, 1), wall(8, -1)];
  expect(distanceIn(pressed(left, right), 10)).toBeCloseTo(0, 9);
  expect(distanceIn(pressed(right, left), 10)).toBeCloseTo(0, 9);
  const apart = pressed(wall(8, 1), wall(12, -1));
  expect(distanceIn(apart, 8)).toBeCloseTo(0, 9);
});
