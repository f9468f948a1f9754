import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeamView } from '@/lib/pattern/seam-view';
import { bookWith } from '@/lib/testing/booklet/book';
import { toldSeam } from './told-seam';

const seamOf = (a: number, b: number, ease: number, gather: number) =>
  toldSeam({ seam: { ease, gather }, a: { length: a }, b: { length: b } } as SeamView);

const cm = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('who subtracts what is shown finds what is planned and what is left', () => {
  fc.assert(
    fc.property(cm(1, 300), cm(-2, 4), cm(-0.05, 0.05), (b, ease, off) => {
      const told = seamOf(b + ease + off, b, ease, 1);
      expect(told.a - told.b - told.ease).toBeCloseTo(told.left, 9);
      expect(Math.abs(told.left - off)).toBeLessThan(0.0151);
      expect(Math.abs(told.ease - ease)).toBeLessThan(0.0151);
    }),
  );
});

test('what is planned takes up the rounding, and nothing is left of a seam that fits', () => {
  expect(seamOf(30.014, 29.836, 0.178, 1)).toEqual({ a: 30.01, b: 29.84, ease: 0.17, left: 0 });
  expect(seamOf(20.006, 20.006, 0, 1)).toEqual({ a: 20.01, b: 20.01, ease: 0, left: 0 });
});

test('of gathers the shorter edge is counted as many times as is said', () => {
  const { a, b, ease, left } = seamOf(50.43, 25.215, 0, 2);
  expect([a, b, ease, left]).toEqual([50.43, 25.22, 0, -0.01]);
});

test.each([
  ['dress', { 'waist-seam': 'natural', skirt: 'gathered' }],
  ['dress', { 'waist-seam': 'natural', skirt: 'pleated', collar: 'peter-pan' }],
  ['jacket', { collar: 'notched' }],
] as const)('every row of a %s %o agrees with itself', (garment, worn) => {
  for (const view of bookWith(garment, worn).measured.seams) {
    const { a, b, ease, left } = toldSeam(view);
    expect(a - view.seam.gather * b - ease, view.id).toBeCloseTo(left, 2);
    expect(Math.abs(left)).toBeLessThan(0.1);
  }
});
