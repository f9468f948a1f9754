import {
  type Item,
  type Packing,
  type PackRules,
  PREFERENCES,
  type Preference,
  pack,
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

/**
 * The cheapest of `budget` layouts: the classical orders first, then small changes to the best one so far.
 * Every layout tried counts, so the result depends on the input alone. Refuses nothing: undefined only
 * when a shape is wider than the width.
 */
export function search(
  items: readonly Item[],
  rules: PackRules,
  goal: Goal,
  budget: number,
): Packing | undefined {
  const random = seeded(items.length);
  let best: { turns: readonly Turn[]; packing: Packing; cost: readonly number[] } | undefined;
  const openings = openingOrders(items);
  for (let tried = 0; tried < budget; tried++) {
    const turns = openings[tried] ?? (best && changed(best.turns, random));
    // When no opening fits, a shape is wider than the width and no other order will help.
    if (!turns) break;
    const packing = pack(turns, rules, best && goal.limit(best.packing) + 1e-6);
    if (!packing) continue;
    const found = goal.cost(packing);
    if (!best || compare(found, best.cost) <= 0) best = { turns, packing, cost: found };
    if (items.length < 2) break;
  }
  return best?.packing;
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
