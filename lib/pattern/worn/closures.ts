import type { OperationName } from '@/lib/operations/names';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type SeamView, viewSeam } from '@/lib/pattern/seam-view';
import type { EdgeRef, Seam } from '@/lib/pattern/types';

/** Zips in the middle of the front or the back. One in a side needs no more: the side seam says what it closes. */
const CENTRED: readonly OperationName[] = ['insert-zip', 'insert-separating-zip'];

/**
 * The zips of a garment as seams of an edge with its own image, closed as far as they reach. Buttons are places:
 * `buttonedPlaces`.
 */
export const closuresOf = (measured: MeasuredDraft): SeamView[] =>
  measured.draft.operations
    .filter(({ operation }) => CENTRED.includes(operation))
    .map(({ id, operation, stage, edges }) => closed({ id, operation, stage, a: edges, b: edges }, measured));

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
function mouthsOf({ draft, edge }: MeasuredDraft): Closed[] {
  const sewn = draft.seams.filter(({ operation }) => operation === 'attach-in-seam-bag');
  return sewn.flatMap(({ operation, stage, b: [front] }, i) => {
    const back = sewn[i + 1]?.b[0];
    if (i % 2 !== 0 || !front || !back) return [];
    const [rises, alsoRises] = [front, back].map((ref) => {
      const own = edge(ref);
      return own !== undefined && own.end.y > own.start.y;
    });
    const b: EdgeRef = rises === alsoRises ? back : { ...back, reversed: true };
    return [{ id: 'pocket-mouth', operation, stage, a: [front], b: [b] }];
  });
}
