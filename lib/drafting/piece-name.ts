import type { SlotDefinition } from '@/lib/choices/catalogue-types';
import { SLOTS } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';

const slots: readonly SlotDefinition[] = SLOTS;

/** The message key of a piece's name within `catalogue.pieces`; some choices make something else of it. */
export function pieceNameKey(id: string, { options }: Pick<Choices, 'options'>): string {
  const [other] = slots
    .flatMap((slot) => Object.entries(slot.values[options[slot.id] ?? '']?.renames ?? {}))
    .filter(([begins]) => id.startsWith(begins));
  return other ? id.replace(...other) : id;
}
