import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from './solve';

describe('solving', () => {
  it('finds the root of any rising cubic to its tolerance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        (root, steep) => {
          const solved = solve({
            fn: (x) => (x - root) ** 3 + steep * (x - root),
            lo: -10,
            hi: 10,
            tolerance: 1e-9,
            name: 'root',
          });
          expect(solved.ok && solved.value).toBeCloseTo(root, 7);
        },
      ),
    );
  });

  it('needs few steps where the curve is smooth', () => {
    let calls = 0;
    const solved = solve({
      fn: (x) => {
        calls++;
        return Math.cos(x) - x;
      },
      lo: 0,
      hi: 1,
      tolerance: 1e-12,
      name: 'x',
    });
    expect(solved.ok && solved.value).toBeCloseTo(0.7390851332151607, 11);
    expect(calls).toBeLessThan(12);
  });

  it('says by name why it failed, and how far off both ends were', () => {
    expect(solve({ fn: (x) => x * x + 1, lo: -1, hi: 2, tolerance: 1e-9, name: 'cap height' })).toEqual({
      ok: false,
      name: 'cap height',
      reason: 'not-bracketed',
      lo: -1,
      hi: 2,
      atLo: 2,
      atHi: 5,
    });
    expect(solve({ fn: () => Number.NaN, lo: 0, hi: 1, tolerance: 1e-9, name: 'x' })).toMatchObject({
      reason: 'not-finite',
    });
  });

  it('takes an end that is the root', () => {
    expect(solve({ fn: (x) => x, lo: 0, hi: 1, tolerance: 1e-9, name: 'x' })).toEqual({ ok: true, value: 0 });
    expect(solve({ fn: (x) => x - 1, lo: 0, hi: 1, tolerance: 1e-9, name: 'x' })).toEqual({
      ok: true,
      value: 1,
    });
  });
});
