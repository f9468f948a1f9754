import { expect, test } from 'vitest';
import { emptyPiercing, pierces } from './pierce';

const triangle = [0, 0, 0, 4, 0, 0, 0, 4, 0];
const triangles = Uint32Array.of(0, 1, 2);
const edge = { from: 3, to: 4 };
const at = (from: readonly number[], to: readonly number[]) =>
  Float64Array.from([...triangle, ...from, ...to]);

test('an edge through a triangle: where, and how far beyond it', () => {
  const found = emptyPiercing();
  expect(pierces(at([1, 1, 3], [1, 1, -1]), edge, triangles, 0, found)).toBe(true);
  expect(found.share).toBeCloseTo(0.75);
  expect(found.shares).toEqual([0.5, 0.25, 0.25]);
  expect(found.normal).toEqual([0, 0, 1]);
  expect(found.depth).toBeCloseTo(1);
});

test.each([
  ['beside it', [3, 3, 1], [3, 3, -1]],
  ['above it', [1, 1, 3], [1, 1, 1]],
  ['in its plane', [-1, 1, 0], [5, 1, 0]],
])('an edge %s does not', (_, from, to) => {
  expect(pierces(at(from, to), edge, triangles, 0, emptyPiercing())).toBe(false);
});

test('nor one that meets a corner of it', () => {
  expect(pierces(at([1, 1, 3], [1, 1, -1]), { from: 0, to: 4 }, triangles, 0, emptyPiercing())).toBe(false);
});
