import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { lengthAlong, type PieceView } from '@/lib/pattern/piece-view';

/** How a collar is worn: upright about the neck, rolled over what of it stands, flat on the shoulders, or over a stand. */
export type CollarManner = 'upright' | 'rolled' | 'flat' | 'over-stand';

/** A layer of a hood: it goes over the head and lies as no collar does. */
export const isHood = ({ id }: Pick<PieceView, 'id'>): boolean => id.startsWith('hood');

/**
 * The manner of a piece of a collar; undefined of other pieces and of hoods. A collar lies flat where its outer edge is longer than its
 * neck edge; where it is shorter, part of it must stand.
 */
export function collarManner(view: PieceView, draft: MeasuredDraft): CollarManner | undefined {
  const { piece, id } = view;
  if (piece.part !== 'collar' || isHood(view)) return undefined;
  if (id.startsWith('stand')) return 'upright';
  if (isOnStand(id, draft)) return 'over-stand';
  const [outer, neck] = [lengthAlong(view, 'outer'), lengthAlong(view, 'neck')];
  return outer > 0 && outer < neck ? 'rolled' : 'flat';
}

function isOnStand(id: string, { draft }: MeasuredDraft): boolean {
  return draft.seams.some(
    ({ operation, a, b }) => operation === 'join-stand' && [...a, ...b].some(({ piece }) => piece === id),
  );
}
