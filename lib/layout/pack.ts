import { item } from '@/lib/geometry/sequence';
import { bestPlace, type Place, type Turn } from './best-place';
import type { Item, PackRules } from './items';
import { clear, emptyStrip, occupy, type Strip } from './strip';
import type { Placement } from './types';

export interface Packing {
  /** In the order they were laid. */
  readonly places: readonly Place[];
  /** From the start to the end of the last shape, cm. */
  readonly length: number;
  /** Area times distance from the start, summed: of two equal lengths the one that leaves more room at the end. */
  readonly moment: number;
}

/** Columns of the width the rules give, rounded as the shapes are: what fits the width fits it sketched too. */
export function columnsFor({ width, gap, column, rough }: PackRules): number {
  const columns = (width + gap) / column + 1e-9;
  return rough ? Math.round(columns) : Math.floor(columns);
}

/** The strip the rules call for, to be filled again and again by one search. */
export const stripFor = (rules: PackRules): Strip => emptyStrip(columnsFor(rules));

/** What another layout tells about one to be made: it saves time. Of places level to a hair another may be found. */
export interface Hints {
  /** Where the first items lie: they were laid there before, in the same order on the same empty strip. */
  readonly kept: readonly Place[];
  /** Where items lay before, a good place to look first. */
  readonly places: ReadonlyMap<Item, Place>;
}

const NO_HINTS: Hints = { kept: [], places: new Map() };

/** Lays the items one after the other, each where it may lie best; undefined once past `limit` (cm). */
export function pack(
  turns: readonly Turn[],
  rules: PackRules,
  strip: Strip,
  limit = Number.POSITIVE_INFINITY,
  { kept, places: before }: Hints = NO_HINTS,
): Packing | undefined {
  clear(strip);
  const places: Place[] = [];
  let [length, moment] = [0, 0];
  for (let i = 0; i < turns.length; i++) {
    const turn = item(turns, i);
    const place = kept[i] ?? bestPlace(strip, turn, limit + rules.gap, before.get(turn.item));
    if (!place) return undefined;
    occupy(strip, place.columns, place.x, place.y);
    length = Math.max(length, place.y + place.columns.height - rules.gap);
    if (length > limit) return undefined;
    moment += place.columns.area * (place.y + place.columns.height / 2);
    places.push(place);
  }
  return { places, length, moment };
}

/** Where the shapes of a packing lie, in cm. */
export function placementsOf(
  turns: readonly Turn[],
  { places }: Packing,
  { gap, column }: PackRules,
): Placement[] {
  return places.map(({ orientation, columns, x, y }, i) => {
    const { piece, copy, turn, unfolded, layers } = item(turns, i).item.shape;
    const at = { x: x * column - gap / 2 - columns.left, y: y - gap / 2 - columns.bottom };
    return { piece, copy, ...orientation, turn, unfolded, layers, ...at };
  });
}
