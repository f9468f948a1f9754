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
  /** Nothing better can be hoped for: the search is over. */
  readonly enough: (best: Packing) => boolean;
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
    if (items.length < 2 || goal.enough(best.packing)) break;
  }
  return best;
}

/** Width of the columns an order is looked for with, cm: sixteen times as fast as a quarter of it. */
const COARSE = 1;
/** Orders laid finely before the search: what just fits side by side does so in fine columns only. */
const FINE_OPENINGS = 2;

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
  const wide = { ...rules, column: COARSE };
  const strip = stripFor(rules);
  let best: { readonly packing: Packing; readonly cost: readonly number[] } | undefined;
  const layFine = (turns: readonly Turn[]) => {
    const packing = pack(turns, rules, strip, best && goal.limit(best.packing) + 1e-6);
    if (!packing) return;
    const cost = goal.cost(packing);
    if (!best || compare(cost, best.cost) < 0) best = { packing, cost };
  };
  for (const turns of openingOrders(fine).slice(0, FINE_OPENINGS)) layFine(turns);
  search(prepared(wide.column), wide, goal, budget, ({ turns }) =>
    layFine(turns.map((turn) => refined(turn, fine))),
  );
  return best?.packing;
}

function refined(turn: Turn, fine: readonly Item[]): Turn {
  const same = fine.find(({ shape }) => shape === turn.item.shape);
  if (!same) throw new Error(`Shape ${turn.item.shape.piece} is not among the fine ones`);
  return { ...turn, item: same };
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

/** One small change: how a shape prefers to lie, which way up, or its place in the order. */
function changed(turns: readonly Turn[], random: () => number): Turn[] {
  const next = [...turns];
  const pick = () => Math.floor(random() * next.length);
  const kind = random();
  const at = larger(turns, pick(), pick());
  const turn = next[at] as Turn;
  if (kind < 0.2) next[at] = { ...turn, preference: PREFERENCES[Math.floor(random() * 3)] as Preference };
  else if (kind < 0.35) next[at] = withWay(turn, Math.floor(random() * (turn.item.ways.length + 1)));
  else if (kind < 0.7) {
    const other = pick();
    next[at] = next[other] as Turn;
    next[other] = turn;
  } else {
    next.splice(at, 1);
    next.splice(pick(), 0, turn);
  }
  return next;
}

/** Large shapes make the length, small ones fill what is left: the larger of two is the one to change. */
function larger(turns: readonly Turn[], a: number, b: number): number {
  return areaOf((turns[a] as Turn).item) >= areaOf((turns[b] as Turn).item) ? a : b;
}

/** One way only, or any when the number is past the last. */
function withWay({ item, preference }: Turn, way: number): Turn {
  return way < item.ways.length ? { item, preference, way } : { item, preference };
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

/** The longest shape, and what all would take without any waste: no packing is shorter than either. Cm. */
export function floorOf(items: readonly Item[], { width, gap }: PackRules): number {
  const heights = items.map(({ ways }) => Math.min(...ways.map(({ columns }) => columns.height - gap)));
  const area = items.reduce((sum, item) => sum + areaOf(item), 0);
  return Math.max(area / width, ...heights);
}
