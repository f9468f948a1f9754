import { describe, expect, test } from 'vitest';
import { numbersFor } from './numbers';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

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

test('a reader of inches has every length in them, and beside a width the centimetres it was drawn at', () => {
  const { length, width, told } = numbersFor('en', 'in');
  expect(plain(length(31.5))).toBe('12 ⅜ in');
  expect(plain(length(-1.27))).toBe('−½ in');
  expect(plain(width(1))).toBe('⅜ in (1 cm)');
  expect(plain(width(1.5875))).toBe('⅝ in');
  expect(plain(told('Sew 2 mm from the fold, 1 cm from the end.'))).toBe(
    'Sew ¹⁄₁₆ in (2 mm) from the fold, ⅜ in (1 cm) from the end.',
  );
});

test.each(['fr', 'en', 'de'] as const)('a reader of centimetres is told no inches (%s)', (locale) => {
  const { length, width, told } = numbersFor(locale, 'cm');
  for (const cm of [1, 1.5875, 40]) expect(width(cm)).toBe(length(cm));
  expect(told('2 mm')).toBe('2 mm');
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
