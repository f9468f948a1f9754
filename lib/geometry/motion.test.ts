import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carry, composeMotions, invertMotion, layAlong } from './motion';
import { span } from './pair';
import type { Pair } from './types';

const place = fc.tuple(
  fc.double({ min: -99, max: 99, noNaN: true }),
  fc.double({ min: -99, max: 99, noNaN: true }),
);
const stretch = fc.tuple(place, place).filter(([p, q]) => span(p, q) > 0.1);
const near = (at: Pair, [x, y]: Pair) => {
  expect(at[0]).toBeCloseTo(x, 6);
  expect(at[1]).toBeCloseTo(y, 6);
};

test('laying a stretch along another keeps lengths, and its inverse goes back', () => {
  fc.assert(
    fc.property(stretch, stretch, fc.boolean(), place, (from, to, mirrored, at) => {
      const motion = layAlong(from, to, mirrored);
      expect(span(carry(motion, from[0]), carry(motion, at))).toBeCloseTo(span(from[0], at), 6);
      near(carry(invertMotion(motion), carry(motion, at)), at);
    }),
  );
});

test('motions act one after another', () => {
  fc.assert(
    fc.property(stretch, stretch, stretch, place, (a, b, c, at) => {
      const [first, last] = [layAlong(a, b, true), layAlong(b, c, false)];
      near(carry(composeMotions(last, first), at), carry(last, carry(first, at)));
    }),
  );
});
