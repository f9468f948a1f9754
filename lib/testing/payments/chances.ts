import { mulberry32 } from '@/lib/cli/random';

/** Chances that are the same for the same seed, so that a failure can be looked at again. */
export interface Chances {
  happens(share: number): boolean;
  below(limit: number): number;
  one<T>(items: readonly T[]): T;
}

export function chances(seed: number): Chances {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    happens: (share) => next() < share,
    below,
    one: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
