import { listingOf } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import type { Choices, Garment } from '@/lib/choices/types';
import { mulberry32 } from '@/lib/cli/random';

/** A valid set of choices, every slot asked once in an order of its own: the same for the same seed. */
export function randomChoices(garment: Garment, seed: number): Choices {
  const random = mulberry32(seed);
  const slots = Object.entries(listingOf(garment).slots).map((slot) => ({ slot, order: random() }));
  slots.sort((a, b) => a.order - b.order);
  return slots.reduce((choices, { slot: [slot, { values }] }) => {
    const value = values[Math.floor(random() * values.length)] as string;
    const { choices: next, switchedOff } = force(choices, slot, value);
    return switchedOff.length === 0 ? next : choices;
  }, defaultChoices(garment));
}
