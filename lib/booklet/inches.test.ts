import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEighths, inInchesFirst } from './inches';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each([
  [12.4, '12 ⅜'],
  [0.5, '½'],
  [3, '3'],
  [2.99, '3'],
  [0, '0'],
  [-0.25, '−¼'],
])('%d inches read %s on a tape', (value, text) => {
  expect(plain(inEighths(value))).toBe(text);
});

test.each([
  ['à 2 mm du pli', 'à ¹⁄₁₆ in (2 mm) du pli'],
  ['à 1,5 cm', 'à ⅝ in (1,5 cm)'],
  ['3 mm', '⅛ in (3 mm)'],
  ['5 mm', '³⁄₁₆ in (5 mm)'],
  ['2.5 cm apart', '1 in (2.5 cm) apart'],
  ['⅜ in (1 cm) from the edge', '⅜ in (1 cm) from the edge'],
  ['250 g/m², 200 m, 90 cmol', '250 g/m², 200 m, 90 cmol'],
])('%s is told as %s', (metric, told) => {
  expect(plain(inInchesFirst(metric))).toBe(told);
});

test('what has been told in inches once is not told in them again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (mm) => {
      const told = inInchesFirst(`${mm} mm`);
      expect(inInchesFirst(told)).toBe(told);
    }),
  );
});
