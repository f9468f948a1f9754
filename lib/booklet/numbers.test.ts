import { describe, expect, test } from 'vitest';
import { inEighths, numbersFor } from './numbers';

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

describe('cloth', () => {
  test('is bought in metres or yards, never less than asked', () => {
    expect(plain(numbersFor('fr', 'cm').cloth(145))).toBe('1,45 m');
    expect(plain(numbersFor('en', 'in').cloth(145))).toBe('1 ⅝ yd');
  });
});

test('lengths follow the language', () => {
  expect(plain(numbersFor('fr', 'cm').length(12.54))).toBe('12,5 cm');
  expect(plain(numbersFor('en', 'cm').length(12.54))).toBe('12.5 cm');
});

test.each([
  ['fr', '11,5 mm'],
  ['en', '11.5 mm'],
  ['de', '11,5 mm'],
] as const)('a button is sold by the millimetre, also to a reader of inches (%s)', (locale, said) => {
  for (const unit of ['cm', 'in'] as const) expect(plain(numbersFor(locale, unit).diameter(1.15))).toBe(said);
  expect(plain(numbersFor(locale, 'cm').diameter(2))).toBe('20 mm');
});

test('a certificate never shows a negative nothing', () => {
  expect(numbersFor('de', 'cm').exact(-0.001)).toBe('0,00');
});

test.each(['fr', 'en', 'de'] as const)('less than nothing has a minus sign, not a hyphen (%s)', (locale) => {
  expect(numbersFor(locale, 'cm').exact(-0.4)).toMatch(/^−0[.,]40$/);
});

test('a share is written as the language does', () => {
  expect(plain(numbersFor('fr', 'cm').percent(0.75))).toBe('75 %');
  expect(numbersFor('en', 'cm').percent(0.75)).toBe('75%');
});

test.each([
  [35, '35 min'],
  [60, '1 h'],
  [187, '3 h 05'],
  [1, '5 min'],
])('%d minutes are said as %s', (minutes, text) => {
  expect(plain(numbersFor('fr', 'cm').duration(minutes))).toBe(text);
});

test('dates are written out', () => {
  expect(numbersFor('de', 'cm').date('2026-11-21')).toBe('21. November 2026');
  expect(numbersFor('en', 'cm').date('2026-11-21')).toBe('21 November 2026');
});
