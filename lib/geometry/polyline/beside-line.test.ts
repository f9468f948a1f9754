import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pair } from '../types';
import { besideLine } from './beside-line';

const arc = (radius: number): Pair[] =>
  Array.from({ length: 61 }, (_, i) => {
    const turn = (i / 60) * (Math.PI / 2);
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });

test('a place told by a line is found again from what was told', () => {
  const line = besideLine(arc(20), 1);
  fc.assert(
    fc.property(
      fc.double({ min: -8, max: 40, noNaN: true }),
      fc.double({ min: -4, max: 9, noNaN: true }),
      (along, off) => {
        const [s, d] = line.locate(line.at([along, off]));
        expect(s).toBeCloseTo(along, 0);
        expect(d).toBeCloseTo(off, 1);
      },
    ),
  );
});

test('cloth to the right of a line lies off it on that side', () => {
  const [, off] = besideLine(
    [
      [0, 0],
      [10, 0],
    ],
    -1,
  ).locate([5, -2]);
  expect(off).toBeCloseTo(2, 9);
});

test('a place beside a corner where two edges meet lies on the side of the cloth', () => {
  const corner: Pair = [0, 0];
  const line = besideLine([[0, 10], corner, corner, [-10, 0]], 1);
  for (let x = 1; x < 9; x += 0.37) expect(line.locate([x, -x])[1]).toBeCloseTo(Math.hypot(x, x), 9);
});
