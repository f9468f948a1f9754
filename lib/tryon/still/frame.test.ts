import { expect, test } from 'vitest';
import { frameGarment } from './frame';

const at = (...heights: number[]) => ({ positions: Float32Array.from(heights.flatMap((y) => [0, y, 0])) });

test.each([
  ['a hood that rises above the neck of the form', 150, 172],
  ['the neck of the form above a garment', 150, 140],
])('%s is within the picture', (_, neck, top) => {
  const { low, high } = frameGarment(at(0, neck), at(90, top), [0], 0.5);
  expect(high).toBeGreaterThan(Math.max(neck, top));
  expect(low).toBeLessThan(90);
});
