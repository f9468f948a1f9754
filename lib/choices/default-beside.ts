import { listingOf } from './catalogue';
import { broken } from './compatibility';
import { holds } from './holds';
import type { Chosen } from './ranges';

/** What a slot is filled with beside the other options, as long as nothing is said of it. */
export function defaultBeside({ garment, options }: Chosen, slot: string): string {
  const { default: usual, defaultsBeside = [] } = listingOf(garment).slots[slot] ?? { default: '' };
  return defaultsBeside.find(({ when }) => holds(when, options))?.value ?? usual;
}

/** The options after a change, with what stood by default before it standing by default again; the slots that are `kept` aside. */
export function followingDefaults(
  { garment, options: before }: Chosen,
  after: Chosen['options'],
  kept: readonly string[],
): Chosen['options'] {
  const slots = Object.entries(listingOf(garment).slots).filter(([, { defaultsBeside }]) => defaultsBeside);
  const options = { ...after };
  // One after the other, as they are asked: what stands beside a default that changed follows that.
  for (const [slot] of slots) {
    const stands =
      !kept.includes(slot) && options[slot] === defaultBeside({ garment, options: before }, slot);
    if (!stands) continue;
    const tried = { ...options, [slot]: defaultBeside({ garment, options }, slot) };
    // A choice that waited unasked may count again, and stand against the usual value.
    if (broken({ garment, options: tried }).length === 0) options[slot] = tried[slot] ?? '';
  }
  return options;
}
