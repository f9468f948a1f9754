import type { SlotDefinition } from '@/lib/choices/catalogue-types';
import { SLOTS } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import { pieceOf } from '@/lib/pattern/find';
import { withoutLeft } from '@/lib/pattern/left-name';
import type { Draft } from '@/lib/pattern/types';

const slots: readonly SlotDefinition[] = SLOTS;

/** The message key of a piece's name within `catalogue.pieces`; some choices make something else of it. */
function pieceNameKey(id: string, { options }: Pick<Choices, 'options'>): string {
  const [other] = slots
    .flatMap((slot) => Object.entries(slot.values[options[slot.id] ?? '']?.renames ?? {}))
    .filter(([begins]) => id.startsWith(begins));
  return other ? id.replace(...other) : id;
}

type Words = (key: string, figures?: Readonly<Record<string, string>>) => string;

/** What a piece is called, with the side of the body it is for where it is for one alone. */
export function nameOfPiece(id: string, draft: Draft, words: Words): string {
  const side = pieceOf(draft, id)?.cut.side;
  const own = side === 'left' ? withoutLeft(id) : id;
  const name = words(`catalogue.pieces.${pieceNameKey(own, draft.choices)}`);
  return side ? words(`catalogue.ofSide.${side}`, { name }) : name;
}
