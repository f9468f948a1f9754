import type { SlotDefinition } from '@/lib/choices/catalogue-types';
import { SLOTS } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft } from '@/lib/pattern/types';

const slots: readonly SlotDefinition[] = SLOTS;

/**
 * The message key of a piece's name within `catalogue.pieces`; some choices make something else of it. Which side of the body it is
 * for is said beside it.
 */
function pieceNameKey(id: string, { options }: Pick<Choices, 'options'>): string {
  const own = id.replace(/-left$/, '');
  const [other] = slots
    .flatMap((slot) => Object.entries(slot.values[options[slot.id] ?? '']?.renames ?? {}))
    .filter(([begins]) => own.startsWith(begins));
  return other ? own.replace(...other) : own;
}

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What a piece is called, with the side of the body it is for where it is for one alone. */
export function pieceName(words: Say, draft: Draft, id: string): string {
  const name = words(`catalogue.pieces.${pieceNameKey(id, draft.choices)}`);
  const side = pieceOf(draft, id)?.cut.side;
  return side ? words('sheets.piece.onSide', { name, side }) : name;
}
