import { expect, it } from 'vitest';
import { PRICE_STEPS } from '@/lib/choices/price';
import { priceExamples } from './price-examples';

it('shows garments that cost more as they ask for more, within the printed range', () => {
  const prices = priceExamples().map(({ price }) => price);
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
  expect(prices.every((price) => (PRICE_STEPS as readonly number[]).includes(price))).toBe(true);
});
