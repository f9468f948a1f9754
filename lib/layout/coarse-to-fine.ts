import { item } from '@/lib/geometry/sequence';
import type { Turn } from './best-place';
import type { Item, PackRules } from './items';
import { compare, type Found, type Goal, type Laid, layerOf, search } from './search';

/** Width of the columns an order is looked for with, cm: sixteen times as fast as a quarter of it. */
const COARSE = 1;
/** Layouts found this much longer with coarse columns may be the shorter ones with fine columns, cm. */
const NEAR = 2;

/**
 * Searches with coarse columns, on shapes sketched so that they are right on average, and lays again with the fine ones
 * every order that comes near the best; the best fine layout is kept. `prepared` gives the items for other rules. Fine
 * layouts longer than `under` (cm) are given up where that shows.
 */
export function coarseToFine(
  prepared: (rules: PackRules) => readonly Item[],
  rules: PackRules,
  goal: Goal,
  budget: number,
  under?: number,
): Laid | undefined {
  const wide = { ...rules, column: COARSE, rough: true };
  const [coarse, fine] = [prepared(wide), prepared(rules)];
  const fineOf = (each: Item) => item(fine, coarse.indexOf(each));
  const lay = layerOf(rules, goal, under);
  let best: Found | undefined;
  // Coarse layouts come near the best one small change after the other: most of a fine one is as it was in the last.
  let latest: Found | undefined;
  const keep = (turns: readonly Turn[]) => {
    const found = lay(turns, best, latest);
    latest = found ?? latest;
    if (found && (!best || compare(found.cost, best.cost) < 0)) best = found;
  };
  // Sketched shapes may come out shorter than they are: a fine layout says when it is enough.
  const coarseGoal = { ...goal, enough: () => false, hopeless: hopelessFor(budget, under) };
  const last = search(coarse, wide, coarseGoal, budget, (found, before) => {
    const ahead = before ? before.packing.length - found.packing.length : 0;
    if (ahead > -NEAR) keep(near(found, fineOf, wide.column / rules.column));
    // Laid anew from the first shape on, which costs as much as many coarse layouts: worth it for a step forward only.
    if (ahead > STEP) keep(anew(found, fineOf));
    return best !== undefined && goal.enough(best.packing);
  });
  if (last) keep(anew(last, fineOf));
  return best;
}

/** Half-way, and not before so many tries, a coarse layout is this near to what the fine ones come to in the end. */
const [TRIES, AWAY] = [20, 1.025] as const;

const hopelessFor =
  (budget: number, under = Number.POSITIVE_INFINITY): Goal['hopeless'] =>
  ({ length }, tried) =>
    tried > Math.max(TRIES, budget / 2) && length > under * AWAY;

/** A step forward, cm. */
const STEP = 0.1;

type Twins = (coarse: Item) => Item;

function anew({ turns }: Laid, fineOf: Twins): Turn[] {
  return turns.map((turn) => ({ ...turn, item: fineOf(turn.item) }));
}

/** How far from its coarse place a shape may lie, cm: all that lies left of it may have become narrower. */
const MOVES = [-4, 1] as const;

/** The same order with fine columns, each shape near where it lay with the coarse ones, the same way up. */
function near({ turns, packing }: Laid, fineOf: Twins, scale: number): Turn[] {
  return turns.map((turn, i) => {
    const { x, orientation } = item(packing.places, i);
    const twin = fineOf(turn.item);
    const way = twin.ways.findIndex((each) => each.orientation === orientation);
    const within = [(x + MOVES[0]) * scale, (x + MOVES[1]) * scale] as const;
    return { item: twin, preference: turn.preference, within, ...(way < 0 ? {} : { way }) };
  });
}
