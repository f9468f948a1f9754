import { expect, test } from 'vitest';
import { testTop } from '@/lib/testing/layout/pieces';
import type { Turn } from './best-place';
import { prepare } from './items';
import { KnownOrders } from './known-orders';
import { anywhere } from './settle';
import { paperShapes } from './shapes';

const items = prepare(paperShapes(testTop(), true), {
  ...{ width: 60, gap: 0.2, column: 0.5, settle: () => anywhere },
});
const order = (): Turn[] => items.map((item) => ({ item, preference: 'low' }));

/** Lays orders that all come out so long, and counts how many are laid. */
function counted(length: number) {
  const orders = new KnownOrders<{ packing: { length: number } }>();
  let count = 0;
  const laid = (turns: Turn[], limit: number) =>
    orders.laid(turns, limit, () => {
      count++;
      return length <= limit ? { packing: { length } } : undefined;
    });
  return { laid, count: () => count };
}

test('an order is laid once, and known to be too long after that', () => {
  const { laid, count } = counted(100);
  expect(laid(order(), 120)).toBe(laid(order(), 110));
  expect(laid(order(), 90)).toBeUndefined();
  expect(count()).toBe(1);
});

test('what was given up is laid again where it may be longer', () => {
  const { laid, count } = counted(100);
  expect([laid(order(), 80), laid(order(), 70)]).toEqual([undefined, undefined]);
  expect(count()).toBe(1);
  expect(laid(order(), 100)).toBeDefined();
});

test('another order, way, preference or place is another layout', () => {
  const { laid, count } = counted(100);
  const [first, ...rest] = order() as [Turn, ...Turn[]];
  laid([first, ...rest], 120);
  laid([...rest, first], 120);
  laid([{ ...first, way: 0 }, ...rest], 120);
  laid([{ ...first, preference: 'top' }, ...rest], 120);
  laid([{ ...first, within: [0, 4] }, ...rest], 120);
  expect(count()).toBe(5);
});
