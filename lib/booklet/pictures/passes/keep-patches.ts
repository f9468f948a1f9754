import type { Pair } from '@/lib/pattern/types';
import type { Book } from '../../book';
import { outsideOf } from '../../drawings/plane/outside-of';
import { innerPlaces } from '../../steps/find-inner-places';
import type { Job } from '../../steps/jobs';
import type { Lines, Shown } from '../cloth/scene';

const SEWN_ON = 'attach-patch-pocket';

type Inside = (line: readonly Pair[]) => boolean;

/**
 * Patch pockets stay where they were sewn: on the right side they are seen, and the seams of darts only beside them; on
 * the wrong side their stitching is.
 */
export function withPatches(
  shown: Shown,
  { draft }: Pick<Book, 'draft'>,
  { stage }: Job,
  inside: Inside,
): Shown {
  const isOn = draft.operations.some(
    (each) =>
      each.operation === SEWN_ON && each.stage < stage && each.pieces.some((id) => id === shown.piece.id),
  );
  const marks = isOn ? innerPlaces(SEWN_ON, shown.piece).filter(inside) : [];
  if (marks.length === 0) return shown;
  if (shown.side === 'wrong') return { ...shown, sewn: [...(shown.sewn ?? []), ...marks] };
  const beside = marks.reduce<Lines>(
    (lines, mark) => lines.flatMap((line) => outsideOf(line, mark)),
    shown.within ?? [],
  );
  return { ...shown, within: [...beside, ...marks.map(closed)] };
}

/** With its mouth. */
const closed = (mark: readonly Pair[]): Pair[] => [...mark, ...mark.slice(0, 1)];
