import { expect, test } from 'vitest';
import { FABRIC_NAMES, FABRICS } from './fabrics';

test('fabrics stand from the lightest to the heaviest, at least ten of them', () => {
  const weights = FABRIC_NAMES.map((name) => FABRICS[name].weight);
  expect(weights.length).toBeGreaterThanOrEqual(10);
  expect(weights).toEqual([...weights].sort((a, b) => a - b));
});

test('every cloth gives more in shear than along its threads', () => {
  for (const { stretch } of Object.values(FABRICS))
    expect(stretch.shear).toBeLessThan(Math.min(stretch.weft, stretch.warp));
});
