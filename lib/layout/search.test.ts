import { describe, expect, test } from 'vitest';
import { testTop } from '@/lib/testing/layout/pieces';
import { type PackRules, prepare } from './items';
import { openingOrders } from './orders';
import { pack, stripFor } from './pack';
import { type Goal, search } from './search';
import { anywhere } from './settle';
import { paperShapes } from './shapes';

const RULES: PackRules = { width: 60, gap: 0.2, column: 0.5, settle: () => anywhere };
const GOAL: Goal = {
  cost: ({ packing }) => [packing.length],
  guide: ({ packing }) => [packing.length],
  limit: ({ packing }) => packing.length,
  enough: () => false,
};

describe('laying in an order', () => {
  const items = prepare(paperShapes(testTop(), true), RULES);
  const [turns = []] = openingOrders(items);

  test('is the same whether the first shapes are laid again or kept where they were', () => {
    const whole = pack(turns, RULES, stripFor(RULES));
    const kept = pack(turns, RULES, stripFor(RULES), undefined, {
      kept: whole?.places.slice(0, 3) ?? [],
      places: new Map(),
    });
    expect(kept).toEqual(whole);
  });

  test('is the same wherever the shapes are looked for first', () => {
    const all = openingOrders(items).map((order) => pack(order, RULES, stripFor(RULES)));
    openingOrders(items).forEach((order, i) => {
      for (const [j, other] of all.entries()) {
        const before = openingOrders(items)[j]?.map(({ item }, k) => [item, other?.places[k]] as const) ?? [];
        const places = new Map(before.flatMap(([item, place]) => (place ? [[item, place] as const] : [])));
        expect(pack(order, RULES, stripFor(RULES), undefined, { kept: [], places })).toEqual(all[i]);
      }
    });
  });

  test('ends where it can only get longer than allowed', () => {
    const { length = 0 } = pack(turns, RULES, stripFor(RULES)) ?? {};
    expect(pack(turns, RULES, stripFor(RULES), length - 1)).toBeUndefined();
  });
});

describe('searching', () => {
  const items = prepare(paperShapes(testTop(), true), RULES);

  test('tries as many layouts as it was given, and keeps the shortest it finished', () => {
    const lengths: number[] = [];
    const best = search(items, RULES, GOAL, 60, ({ packing }) => {
      lengths.push(packing.length);
      return false;
    });
    expect(lengths.length).toBeLessThanOrEqual(60);
    expect(best?.packing.length).toBe(Math.min(...lengths));
  });

  test('ends where the one who hears of its layouts has enough, or nothing can be hoped for', () => {
    const heard = (end: (count: number) => boolean, goal = GOAL) => {
      let count = 0;
      search(items, RULES, goal, 60, () => end(++count));
      return count;
    };
    expect(heard((count) => count === 3)).toBe(3);
    expect(heard(() => false, { ...GOAL, hopeless: (_, tried) => tried >= 4 })).toBeLessThanOrEqual(5);
  });

  test('finds nothing where a shape is wider than the width', () => {
    const narrow = { ...RULES, width: 20 };
    expect(search(prepare(paperShapes(testTop(), true), narrow), narrow, GOAL, 20)).toBeUndefined();
  });
});
