import { expect, it } from 'vitest';
import { formatMoney, reduced } from './money';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('writes whole prices without decimals, in the currency of the reader', () => {
  expect(plain(formatMoney(900, 'eur', 'fr'))).toBe('9 €');
  expect(plain(formatMoney(1999, 'eur', 'de'))).toBe('19,99 €');
  expect(plain(formatMoney(1500, 'usd', 'en'))).toBe('$15');
  expect(plain(formatMoney(1049, 'eur', 'fr'))).toBe('10,49 €');
});

it('takes a reduction off as the payment service does', () => {
  expect(reduced(1500, 10)).toBe(1350);
  expect(reduced(1999, 10)).toBe(1799);
  expect(reduced(999, 100)).toBe(0);
});
