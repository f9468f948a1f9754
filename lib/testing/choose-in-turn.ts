import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import type { Choices, Garment, RawOptions } from '@/lib/choices/types';

/** A garment's default with values chosen one after the other, as a person does: what one rules out goes. */
export function chooseInTurn(garment: Garment, options: RawOptions): Choices {
  return Object.entries(options).reduce(
    (choices, [slot, value]) => force(choices, slot, value).choices,
    defaultChoices(garment),
  );
}
