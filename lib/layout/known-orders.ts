import { PREFERENCES, type Turn } from './best-place';
import type { Item } from './items';

/** What laying an order led to: undefined where it grew past `limit` (cm) and was given up. */
interface Known<Found> {
  readonly found: Found | undefined;
  readonly limit: number;
}

/** Orders laid already: small changes lead back to many of them, and few shapes have few orders. */
export class KnownOrders<Found extends { readonly packing: { readonly length: number } }> {
  private readonly numbers = new Map<Item, number>();
  private readonly known = new Map<string, Known<Found>>();

  /** What the order leads to within a length, cm: laid only where that is not known yet. */
  laid(turns: readonly Turn[], limit: number, lay: () => Found | undefined): Found | undefined {
    const key = this.keyOf(turns);
    const before = this.known.get(key);
    if (before?.found) return before.found.packing.length <= limit ? before.found : undefined;
    if (before && limit <= before.limit) return undefined;
    const found = lay();
    this.known.set(key, { found, limit });
    return found;
  }

  /** All that tells one order from another, in one text. */
  private keyOf(turns: readonly Turn[]): string {
    const codes: (number | string)[] = [];
    for (const { item, preference, way, within } of turns) {
      const number = this.numbers.get(item) ?? this.numbers.size;
      this.numbers.set(item, number);
      codes.push(number, PREFERENCES.indexOf(preference), way ?? ANY, within?.[0] ?? ANY, within?.[1] ?? ANY);
    }
    return codes.join();
  }
}

/** Stands for a way or a place that is left open. */
const ANY = 'any';
