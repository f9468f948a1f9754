import type { Choices } from '@/lib/choices/types';

/** What a piece is called where the choices make something else of it: a short skirt on a top is a peplum. */
const BY_CHOICE: readonly { slot: string; value: string; begins: string; called: string }[] = [
  { slot: 'silhouette', value: 'peplum', begins: 'skirt-', called: 'peplum-' },
  { slot: 'collar', value: 'stand', begins: 'stand-', called: 'standing-' },
];

/** The message key of a piece's name within `catalogue.pieces`. */
export function pieceNameKey(id: string, { options }: Pick<Choices, 'options'>): string {
  const other = BY_CHOICE.find(({ slot, value, begins }) => options[slot] === value && id.startsWith(begins));
  return other ? id.replace(other.begins, other.called) : id;
}
