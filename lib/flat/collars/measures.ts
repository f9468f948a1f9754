import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft, Piece } from '@/lib/pattern/types';
import type { Worn } from '../worn/types';

/** A piece of the collar, by its name. Refuses a draft that has none of that name. */
export function collarPiece(draft: Draft, id: string): Piece {
  const found = pieceOf(draft, id);
  if (!found) throw new RangeError(`The collar has no ${id}`);
  return found;
}

/** Whether the garment opens in the middle of the face one looks at. */
export function opensHere({ draft, view }: Pick<Worn, 'draft' | 'view'>): boolean {
  return traitsOf(OPENING, draft.choices.options)?.face === view;
}

/** Whether a band has an edge in the middle of this face: its ends, or across from them the seam of its halves. */
export function endsHere({ draft, view }: Pick<Worn, 'draft' | 'view'>): boolean {
  if (opensHere({ draft, view })) return true;
  const joined = draft.seams.some(({ operation }) => operation === 'join-collar-halves');
  const opensBehind = traitsOf(OPENING, draft.choices.options)?.face === 'back';
  return joined && view === (opensBehind ? 'front' : 'back');
}
