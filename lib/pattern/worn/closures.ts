import { distance } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { findDone, giving, type Question } from '@/lib/operations/ask';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { type SeamView, viewSeam } from '@/lib/pattern/seam-view';
import type { BodySide, EdgeRef, Seam } from '@/lib/pattern/types';

/** Zips in the middle of the front or the back. One in a side needs no more: the side seam says what it closes. */
const isCentred: Question = ({ zip }) => zip !== undefined && zip !== 'side';

/**
 * The zips of a garment as seams of an edge with its own image, or of one side with the other, closed as far as they reach. Buttons are places:
 * `buttonedPlaces`.
 */
export const closuresOf = (measured: MeasuredDraft): SeamView[] =>
  findDone(measured.draft.operations, isCentred).flatMap(({ id, operation, stage, edges }) => {
    const on = (side?: BodySide) =>
      edges.filter(({ piece }) => measured.piece(piece)?.piece.cut.side === side);
    const [pairs, left, right] = [on(), on('left'), on('right')];
    return [
      { a: pairs, b: pairs },
      { a: left, b: right },
    ]
      .filter(({ a }) => a.length > 0)
      .map((sides) => closed({ id, operation, stage, ...sides }, measured));
  });

/** The mouths of pockets in a seam, closed as their bags hold them. */
export const pocketMouthsOf = (measured: MeasuredDraft): SeamView[] =>
  mouthsOf(measured).map((mouth) => closed(mouth, measured));

type Closed = Omit<Seam, 'ease' | 'gather'>;

const closed = (seam: Closed, { piece, edge }: MeasuredDraft): SeamView =>
  viewSeam({ ...seam, ease: 0, gather: 1 }, (ref) => {
    const [own, line] = [piece(ref.piece), edge(ref)];
    return own && line ? [own, line] : undefined;
  });

/** Both edges of each mouth, walked the same way. */
function mouthsOf({ draft, edge, piece }: MeasuredDraft): Closed[] {
  const sewn = findDone(draft.seams, giving('pocketed'));
  return sewn.flatMap(({ operation, stage, b: [front] }, i) => {
    const back = sewn[i + 1]?.b[0];
    if (i % 2 !== 0 || !front || !back) return [];
    const [rises, alsoRises] = [front, back].map((ref) => {
      const [own, on] = [edge(ref), piece(ref.piece)];
      return own !== undefined && on !== undefined && goesUp(own, on);
    });
    const b: EdgeRef = rises === alsoRises ? back : { ...back, reversed: true };
    return [{ id: 'pocket-mouth', operation, stage, a: [front], b: [b] }];
  });
}

/** Whether an edge runs toward the waist its piece is sewn to, which a quarter of a circle has beside it; or upward. */
function goesUp({ start, end }: EdgeView, { edges }: PieceView): boolean {
  const waist = edges.filter(({ line }) => line === 'waist');
  if (waist.length === 0) return end.y > start.y;
  const fromWaist = (p: Point) =>
    Math.min(...waist.flatMap((own) => [own.start, own.end].map((q) => distance(p, q))));
  return fromWaist(end) < fromWaist(start);
}
