import { expect, test } from 'vitest';
import { ribbonOf } from './ribbon';

const LINES = [
  [
    [0, 0, 0],
    [1, 0, 0],
    [1, 2, 0],
  ],
  [
    [0, 0, 3],
    [0, 0, 4],
  ],
] as const;

test('a ribbon has two triangles for each stretch of its lines', () => {
  const { positions, others, corners } = ribbonOf(LINES);
  const stretches = 3;
  expect(positions).toHaveLength(stretches * 6 * 3);
  expect(others).toHaveLength(positions.length);
  expect(corners).toHaveLength(stretches * 6 * 2);
});
