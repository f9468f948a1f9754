import { LAPEL } from '@/lib/drafting/collars/lapel';
import { hasLapel } from '@/lib/drafting/collars/revers';
import { OPERATIONS } from '@/lib/operations/registry';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';

type Source = Pick<Book, 'draft' | 'measured'>;

/** Whether an edge of a seam is folded over with a lapel: along it, and round a collar in one with the facing. */
const rollsOver = ({ seam }: SeamView, { line }: EdgeView): boolean =>
  line === LAPEL || OPERATIONS[seam.operation].faces === 'collar';

/** What allowances are understitched on: the side that will not be seen, the garment where a lapel rolls over. */
export const hiddenSide =
  ({ draft }: Source) =>
  (piece: Piece, seam: SeamView, edge: EdgeView): boolean => {
    const rolls = hasLapel(draft.choices) && rollsOver(seam, edge);
    return rolls !== (piece.part === 'facing');
  };

/** What is sewn to a facing where it rolls over: fronts with a lapel, the under collar of a shawl. */
export function rolledWith({ draft, measured }: Source): string[] {
  if (!hasLapel(draft.choices)) return [];
  const ids = measured.seams.flatMap((seam) => {
    const steps = [...seam.a.steps, ...seam.b.steps];
    const isFaced = steps.some(({ piece }) => piece.piece.part === 'facing');
    return isFaced ? steps.filter(({ edge }) => rollsOver(seam, edge)) : [];
  });
  const other = ids.filter(({ piece }) => piece.piece.part !== 'facing');
  return [...new Set(other.map(({ piece }) => piece.id))];
}
