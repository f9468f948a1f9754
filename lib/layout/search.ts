import { item } from '@/lib/geometry/sequence';
import type { Turn } from './best-place';
import type { Item, PackRules } from './items';
import { KnownOrders } from './known-orders';
import { changed, openingOrders } from './orders';
import { type Hints, type Packing, pack, stripFor } from './pack';
import { seeded } from './seeded';

/** Compared first to last, lower is better. */
type Cost = readonly number[];

/** An order of laying and what it led to. */
export interface Laid {
  readonly turns: readonly Turn[];
  readonly packing: Packing;
}

export interface Found extends Laid {
  readonly cost: Cost;
  readonly guide: Cost;
}

export interface Goal {
  /** What is wanted in the end. */
  readonly cost: (laid: Laid) => Cost;
  /** What leads there: finer than the cost, so that there is a way down from every layout. */
  readonly guide: (laid: Laid) => Cost;
  /** Length (cm) past which no packing is guided below the one given. */
  readonly limit: (found: Found) => number;
  /** Nothing better can be hoped for: the search is over. */
  readonly enough: (best: Packing) => boolean;
  /** Nothing good enough can be hoped for any more after so many tries. */
  readonly hopeless?: (best: Packing, tried: number) => boolean;
}

/** A step is taken when it leads below where the search stood this many steps ago. */
const MEMORY = 20;

/**
 * The cheapest of `budget` layouts: the classical orders first, then small changes, taken when they are no worse than
 * the last one or than the one some steps before (late acceptance), so that the search does not end in the first
 * hollow. Every layout tried counts, never the clock, so the result depends on the input alone, and a larger budget
 * tries all that a smaller one did. Undefined when a shape is wider than the width. `onFound` hears of every layout
 * that was finished, beside the best one before it, and may say that it is enough.
 */
export function search(
  items: readonly Item[],
  rules: PackRules,
  goal: Goal,
  budget: number,
  onFound: (found: Found, before: Found | undefined) => boolean = () => false,
): Found | undefined {
  const random = seeded(items.length);
  const openings = openingOrders(items);
  const lay = layerOf(rules, goal);
  const memory: Found[] = [];
  let best: Found | undefined;
  let current: Found | undefined;
  for (let tried = 0; tried < budget; tried++) {
    const opening = openings[tried];
    const turns = opening ?? (current && changed(current.turns, random));
    // When no opening fits, a shape is wider than the width and no other order will help.
    if (!turns) break;
    const bar = opening ? best : laxer(current, memory[tried % MEMORY]);
    const found = lay(turns, bar, current);
    const isOver = found ? onFound(found, best) : false;
    if (found && (!best || compare(found.cost, best.cost) < 0)) best = found;
    if (opening) current = best;
    else if (found && bar && compare(found.guide, bar.guide) <= 0) current = found;
    if (current) memory[tried % MEMORY] = current;
    if (isOver || (best && (items.length < 2 || goal.enough(best.packing)))) break;
    if (best && goal.hopeless?.(best.packing, tried)) break;
  }
  return best;
}

/** Lays orders one after the other on one strip; undefined for what cannot be guided below `bar`, or is longer than `under` (cm). */
export function layerOf(rules: PackRules, goal: Goal, under = Number.POSITIVE_INFINITY) {
  const strip = stripFor(rules);
  const orders = new KnownOrders<Found>();
  return (turns: readonly Turn[], bar?: Found, known?: Laid): Found | undefined => {
    const limit = Math.min(under, bar ? goal.limit(bar) + 1e-6 : Number.POSITIVE_INFINITY);
    return orders.laid(turns, limit, () => {
      const packing = pack(turns, rules, strip, limit, known && hintsOf(known, turns));
      const laid = packing && { turns, packing };
      return laid && { ...laid, cost: goal.cost(laid), guide: goal.guide(laid) };
    });
  };
}

/** The places of the first turns are kept as far as both orders are the same. */
function hintsOf(known: Laid, turns: readonly Turn[]): Hints {
  const all = known.packing.places;
  const differ = turns.findIndex((turn, i) => !isSame(turn, item(known.turns, i)));
  const places = new Map(known.turns.map((turn, i) => [turn.item, item(all, i)]));
  return { kept: all.slice(0, differ < 0 ? undefined : differ), places };
}

function isSame(a: Turn, b: Turn): boolean {
  if (a === b) return true;
  const within = a.within?.[0] === b.within?.[0] && a.within?.[1] === b.within?.[1];
  return a.item === b.item && a.preference === b.preference && a.way === b.way && within;
}

/** The one that asks less of what is to follow. */
function laxer(a: Found | undefined, b: Found | undefined): Found | undefined {
  return a && b && compare(a.guide, b.guide) < 0 ? b : (a ?? b);
}

export function compare(a: Cost, b: Cost): number {
  for (let i = 0; i < a.length; i++) {
    const difference = item(a, i) - item(b, i);
    if (Math.abs(difference) > 1e-6) return difference;
  }
  return 0;
}
