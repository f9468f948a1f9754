import { endOf, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { isDrawnOver } from '@/lib/pattern/halves';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isPulledOn } from '../../openings/way-in';
import { bodyPassage, HEAD_PASSAGE } from '../../passage';
import { bodyGirth } from '../context/body-girth';
import { opensAtNeck } from '../context/passage';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

/** What a piece has of the neckline: with its lapel unfolded a front is whole up to the line from neck to break. */
function necklineOf({ edges, piece }: PieceView): number {
  const own = edges.filter(({ line }) => line === 'neckline');
  const lapels = edges.filter(({ line }) => line === 'lapel');
  // From the neck to the break an outline runs, or from there back where the half is mirrored.
  const [from, to] = isDrawnOver(piece) ? [lapels[0], own.at(-1)] : [own[0], lapels.at(-1)];
  if (from && to && lapels.length > 0) return distance(startOf(from.path), endOf(to.path));
  return own.reduce((sum, { length }) => sum + length, 0);
}

function necklineGirth(context: MeasuredDraft): number {
  return shellPieces(context, 'front', 'back', 'sleeve').reduce(
    (sum, piece) => sum + necklineOf(piece) * piece.copies,
    0,
  );
}

function readings(context: MeasuredDraft): Reading[] {
  const { choices, body } = context.draft;
  const girth = necklineGirth(context);
  if (girth === 0) return [];
  const { keyhole = 0, strapFront = 0, strapBack = 0, strapNape, cowlEdge = 0 } = context.draft.construction;
  // A keyhole opens on both its sides; straps of their own go on from either side of the neck; a cowl ends in a fold.
  const through = girth + 2 * (keyhole + strapFront + strapBack + cowlEdge);
  // A strap round the neck is tied when it is on.
  const opens = strapNape !== undefined || opensAtNeck(context);
  const head = opens ? [] : [{ figure: through, where: 'closed neckline over the head' }];
  if (!isPulledOn(choices)) return head;
  const narrowest = (['bust', 'waist'] as const).flatMap((name) => {
    const width = bodyGirth(context, name);
    return width === undefined
      ? []
      : [{ figure: width, where: `${name} over the shoulders`, limits: atLeast(bodyPassage(body)) }];
  });
  return [...head, ...narrowest];
}

/** INVARIANTS E18. */
export const E18 = defineRule({
  id: 'E18',
  title: 'Head and shoulders pass through what does not open',
  limits: atLeast(HEAD_PASSAGE),
  read: readings,
});
