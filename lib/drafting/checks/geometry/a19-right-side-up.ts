import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Part } from '@/lib/pattern/types';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** One whose left and right differ is cut once: a fold or a twin would give it two like sides. */
function cutReading({ id, piece: { cut } }: PieceView): Reading[] {
  if (!cut.rightSideUp) return [];
  const isOnce = cut.count === 1 && !cut.onFold && !cut.mirrored;
  return [{ figure: isOnce ? 0 : 1, where: `${id}: cut once` }];
}

/** Strips are alike at both ends, and bags lie on themselves: they fit whichever way they are turned. */
const ALIKE: readonly Part[] = ['pocket', 'band', 'ruffle', 'cuff', 'belt', 'strap', 'binding', 'collar'];

const isSided = ({ piece: { cut, part } }: PieceView): boolean =>
  cut.rightSideUp === true && !ALIKE.includes(part);

/** Right sides together one of two pieces lies turned over: their outlines, both counter-clockwise, run against each other. */
function facedReading({ seam, a, b }: SeamView): Reading[] {
  const [own, other] = [a.steps[0], b.steps[0]];
  if (!own || !other || !isSided(own.piece) || !isSided(other.piece)) return [];
  const isFaced = Boolean(own.reversed) !== Boolean(other.reversed);
  return [{ figure: isFaced ? 0 : 1, where: `${seam.id}: right sides together` }];
}

/** INVARIANTS A19. */
export const A19 = defineRule({
  id: 'A19',
  title: 'A piece whose left and right differ is cut once and meets the mirror image of its seam',
  limits: atMost(0),
  read: ({ pieces, seams }: MeasuredDraft) => [...pieces.flatMap(cutReading), ...seams.flatMap(facedReading)],
});
