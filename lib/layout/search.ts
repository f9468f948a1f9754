import {
  type Item,
  type Packing,
  type PackRules,
  PREFERENCES,
  type Preference,
  pack,
  stripFor,
  type Turn,
} from './pack';
import { seeded } from './seeded';

/** What a packing costs: compared first to last, lower is better. */
export type Cost = (packing: Packing) => readonly number[];

export interface Goal {
  readonly cost: Cost;
  /** Length (cm) past which a packing cannot be cheaper than the one given. */
  readonly limit: (best: Packing) => number;
}

/** An order of laying and what it led to. */
export interface Found {
  readonly turns: readonly Turn[];
  readonly packing: Packing;
  readonly cost: readonly number[];
}

/**
 * The cheapest of `budget` layouts: the classical orders first, then small changes to the best one so far. Every
 * layout tried counts, never the clock, so the result depends on the input alone, and a larger budget tries all that a
 * smaller one did. Undefined when a shape is wider than the width. `onShorter` hears of every step forward.
 */
export function search(
  items: readonly Item[],
  rules: PackRules,
  goal: Goal,
  budget: number,
  onShorter: (found: Found) => void = () => {},
): Found | undefined {
  const random = seeded(items.length);
  const openings = openingOrders(items);
  const strip = stripFor(rules);
  let best: Found | undefined;
  for (let tried = 0; tried < budget; tried++) {
    const turns = openings[tried] ?? (best && changed(best.turns, random));
    // When no opening fits, a shape is wider than the width and no other order will help.
    if (!turns) break;
    const packing = pack(turns, rules, strip, best && goal.limit(best.packing) + 1e-6);
    if (!packing) continue;
    const found = { turns, packing, cost: goal.cost(packing) };
    if (!best || compare(found.cost.slice(0, 1), best.cost) < 0) onShorter(found);
    if (!best || compare(found.cost, best.cost) <= 0) best = found;
    if (items.length < 2) break;
  }
  return best;
}

/** Columns this much wider find an order four times as fast. */
const COARSE = 2;

/**
 * Searches with coarse columns and lays every order that gets shorter again with the fine ones; the best fine layout
 * is kept. `prepared` gives the items for a width of column, cm.
 */
export function coarseToFine(
  prepared: (column: number) => readonly Item[],
  rules: PackRules,
  goal: Goal,
  budget: number,
): Packing | undefined {
  const fine = prepared(rules.column);
  const wide = { ...rules, column: rules.column * COARSE };
  const strip = stripFor(rules);
  let best: { readonly packing: Packing; readonly cost: readonly number[] } | undefined;
  const layFine = (turns: readonly Turn[]) => {
    const packing = pack(turns, rules, strip, best && goal.limit(best.packing) + 1e-6);
    if (!packing) return;
    const cost = goal.cost(packing);
    if (!best || compare(cost, best.cost) < 0) best = { packing, cost };
  };
  // What just fits side by side does so in fine columns only.
  for (const turns of openingOrders(fine)) layFine(turns);
  search(prepared(wide.column), wide, goal, budget, ({ turns }) =>
    layFine(turns.map((turn) => refined(turn, fine))),
  );
  return best?.packing;
}

function refined({ item, preference }: Turn, fine: readonly Item[]): Turn {
  const same = fine.find(({ shape }) => shape === item.shape);
  if (!same) throw new Error(`Shape ${item.shape.piece} is not among the fine ones`);
  return { item: same, preference };
}

function openingOrders(items: readonly Item[]): Turn[][] {
  const sizes: ((item: Item) => number)[] = [
    heightOf,
    areaOf,
    widthOf,
    (item) => heightOf(item) + widthOf(item),
  ];
  return sizes.flatMap((size) =>
    (['low', 'top'] as const).map((preference) => ordered(items, size).map((item) => ({ item, preference }))),
  );
}

/** Pieces at the fold first: every other shape fits round them, they fit round nothing. */
function ordered(items: readonly Item[], size: (item: Item) => number): Item[] {
  const rank = ({ shape }: Item) => (shape.atFold ? 1 : 0);
  return [...items].sort((a, b) => rank(b) - rank(a) || size(b) - size(a));
}

function changed(turns: readonly Turn[], random: () => number): Turn[] {
  const next = [...turns];
  const pick = () => Math.floor(random() * next.length);
  const kind = random();
  if (kind < 0.25) {
    const at = pick();
    next[at] = { ...(next[at] as Turn), preference: PREFERENCES[Math.floor(random() * 3)] as Preference };
  } else if (kind < 0.65) {
    const [a, b] = [pick(), pick()];
    [next[a], next[b]] = [next[b] as Turn, next[a] as Turn];
  } else {
    const [moved] = next.splice(pick(), 1);
    next.splice(pick(), 0, moved as Turn);
  }
  return next;
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (Math.abs(difference) > 1e-6) return difference;
  }
  return 0;
}

const first = (item: Item) => item.ways[0]?.columns;
const heightOf = (item: Item) => first(item)?.height ?? 0;
const areaOf = (item: Item) => first(item)?.area ?? 0;
const widthOf = (item: Item) => first(item)?.columns ?? 0;
