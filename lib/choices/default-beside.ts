import { listingOf } from './catalogue';
import { type Chosen, holds } from './ranges';

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
  const followed = slots.flatMap(([slot]) => {
    const stands = !kept.includes(slot) && after[slot] === defaultBeside({ garment, options: before }, slot);
    return stands ? [[slot, defaultBeside({ garment, options: after }, slot)]] : [];
  });
  return { ...after, ...Object.fromEntries(followed) };
}
