import { item } from '@/lib/geometry/sequence';
import { PREFERENCES, type Turn } from './best-place';
import type { Item } from './items';

/** The classical orders: by height, area, width and both, from the largest down. */
export function openingOrders(items: readonly Item[]): Turn[][] {
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

/** One small change to an order: how a shape prefers to lie, which way up, or its place in the order. */
export function changed(turns: readonly Turn[], random: () => number): Turn[] {
  const next = [...turns];
  const pick = () => Math.floor(random() * next.length);
  const kind = random();
  const at = larger(turns, pick(), pick());
  const turn = item(next, at);
  if (kind < 0.2) next[at] = { ...turn, preference: item(PREFERENCES, Math.floor(random() * 3)) };
  else if (kind < 0.35) next[at] = withWay(turn, Math.floor(random() * (turn.item.ways.length + 1)));
  else if (kind < 0.7) {
    const other = pick();
    next[at] = item(next, other);
    next[other] = turn;
  } else {
    next.splice(at, 1);
    next.splice(pick(), 0, turn);
  }
  return next;
}

/** Large shapes make the length, small ones fill what is left: the larger of two is the one to change. */
function larger(turns: readonly Turn[], a: number, b: number): number {
  return areaOf(item(turns, a).item) >= areaOf(item(turns, b).item) ? a : b;
}

/** One way only, or any when the number is past the last. */
function withWay({ item, preference }: Turn, way: number): Turn {
  return way < item.ways.length ? { item, preference, way } : { item, preference };
}

const first = (item: Item) => item.ways[0]?.columns;
const heightOf = (item: Item) => first(item)?.height ?? 0;
const areaOf = (item: Item) => first(item)?.area ?? 0;
const widthOf = (item: Item) => first(item)?.columns ?? 0;
