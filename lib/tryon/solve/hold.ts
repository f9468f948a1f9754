import type { Links } from './links';
import type { State } from './state';

/** Brings both ends of each side to its length on the flat. */
export function holdLengths({ positions, inverse }: State, { pairs, rest }: Links): void {
  for (let i = 0; i < rest.length; i++) {
    const a = pairs[2 * i] as number;
    const b = pairs[2 * i + 1] as number;
    const wa = inverse[a] as number;
    const wb = inverse[b] as number;
    const p = 3 * a;
    const q = 3 * b;
    const x = (positions[q] as number) - (positions[p] as number);
    const y = (positions[q + 1] as number) - (positions[p + 1] as number);
    const z = (positions[q + 2] as number) - (positions[p + 2] as number);
    const size = Math.sqrt(x * x + y * y + z * z);
    if (size === 0 || wa + wb === 0) continue;
    const pull = (size - (rest[i] as number)) / (size * (wa + wb));
    positions[p] = (positions[p] as number) + wa * pull * x;
    positions[p + 1] = (positions[p + 1] as number) + wa * pull * y;
    positions[p + 2] = (positions[p + 2] as number) + wa * pull * z;
    positions[q] = (positions[q] as number) - wb * pull * x;
    positions[q + 1] = (positions[q + 1] as number) - wb * pull * y;
    positions[q + 2] = (positions[q + 2] as number) - wb * pull * z;
  }
}
