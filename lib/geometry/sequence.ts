/** A list with a first element. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** A list or a typed array. */
interface Indexed<T> {
  readonly length: number;
  readonly [index: number]: T;
}

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

/** The element at an index that is right by construction. Refuses one outside of the list. */
export function item<T>(list: Indexed<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return found;
}

type Figures = Float64Array | Float32Array | Int16Array | Int32Array;

/** As `item`, of figures that are asked thousands of times: apart from other lists it is as quick as the bare index. */
export function figureAt(figures: Figures, index: number): number {
  const found = figures[index];
  if (found === undefined) throw new RangeError(`No figure ${index} among ${figures.length}`);
  return found;
}

/** The element at an index counted round and round, −1 being the last. Refuses an empty list. */
export function cyclic<T>(list: Indexed<T>, index: number): T {
  const { length } = list;
  return item(list, index >= 0 && index < length ? index : ((index % length) + length) % length);
}

/** Refuses an empty list. */
export const firstOf = <T>(list: Indexed<T>): T => item(list, 0);

/** Refuses an empty list. */
export const lastOf = <T>(list: Indexed<T>): T => item(list, list.length - 1);

/** Each element with the one after it: one pair fewer than there are elements. */
export function neighbours<T>(list: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (let i = 1; i < list.length; i++) pairs.push([list[i - 1] as T, list[i] as T]);
  return pairs;
}

/** Each element of a closed list with the one after it, the last with the first. */
export function cyclicNeighbours<T>(list: readonly T[]): [T, T][] {
  const pairs = neighbours(list);
  if (isNonEmpty(list)) pairs.push([lastOf(list), list[0]]);
  return pairs;
}

/** A list in runs: each element that goes on from the one before it is in the same run. */
export function inRuns<T>(list: readonly T[], goesOn: (before: T, next: T) => boolean): NonEmpty<T>[] {
  const runs: [T, ...T[]][] = [];
  for (const next of list) {
    const last = runs.at(-1);
    if (last && goesOn(lastOf(last), next)) last.push(next);
    else runs.push([next]);
  }
  return runs;
}

/** As `map`, and as many: a pair stays a pair, a list with a first element keeps one. */
export function mapTuple<const L extends readonly unknown[], R>(
  list: L,
  change: (each: L[number], index: number) => R,
): { -readonly [K in keyof L]: R } {
  return list.map(change) as { -readonly [K in keyof L]: R };
}
