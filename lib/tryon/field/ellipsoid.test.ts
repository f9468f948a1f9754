import { expect, test } from 'vitest';
import { ellipsoidField } from './ellipsoid';
import { emptySample, sampleField } from './sample';

const HEAD = { y: 155, z: 3, across: 7.6, up: 12, deep: 10 };
const field = ellipsoidField(HEAD);

function at(x: number, y: number, z: number) {
  const sample = emptySample();
  return sampleField(field, x, y, z, sample) ? sample : undefined;
}

test('its skin lies where the oval does, on both sides', () => {
  for (const turn of [0.1, 0.9, 1.7, 2.6])
    for (const side of [-1, 1]) {
      const [s, c] = [Math.sin(turn), Math.cos(turn)];
      expect(at(side * HEAD.across * s, HEAD.y, HEAD.z + HEAD.deep * c)?.distance).toBeCloseTo(0, 0);
      expect(at(side * HEAD.across * s, HEAD.y + HEAD.up * c, HEAD.z)?.distance).toBeCloseTo(0, 0);
    }
});

test('beside it the way off is outward, and as far as it is', () => {
  const beside = at(HEAD.across + 2, HEAD.y, HEAD.z);
  expect(beside?.distance).toBeCloseTo(2, 0);
  expect(beside?.x).toBeGreaterThan(0.95);
  expect(at(-HEAD.across - 2, HEAD.y, HEAD.z)?.x).toBeLessThan(-0.95);
  expect(at(1, HEAD.y, HEAD.z)?.distance).toBeLessThan(-5);
});

test('far off nothing is met', () => {
  expect(at(0, HEAD.y - HEAD.up - 10, HEAD.z)).toBeUndefined();
});
