import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solvePositive } from './solve';

test('what was multiplied is found again', () => {
  const size = 5;
  const figures = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: size * size + size,
    maxLength: size * size + size,
  });
  fc.assert(
    fc.property(figures, (all) => {
      const factor = all.slice(0, size * size);
      const wanted = all.slice(size * size);
      const at = (i: number, j: number) =>
        factor
          .slice(i * size, i * size + size)
          .reduce((sum, x, k) => sum + x * (factor[j * size + k] as number), i === j ? 1 : 0);
      const matrix = Float64Array.from({ length: size * size }, (_, i) => at(Math.floor(i / size), i % size));
      const right = Float64Array.from(wanted, (_, i) => wanted.reduce((sum, x, j) => sum + x * at(i, j), 0));
      solvePositive(matrix, right).forEach((x, i) => {
        expect(x).toBeCloseTo(wanted[i] as number, 6);
      });
    }),
  );
});
