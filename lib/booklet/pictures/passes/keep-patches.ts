import { contains } from '@/lib/geometry/polyline/contains';
import { outsideOf } from '@/lib/geometry/polyline/outside-of';
import type { Pair } from '@/lib/geometry/types';
import { innerPlaces } from '../../steps/find-inner-places';
import type { Lines, Shown } from '../cloth/scene';
import type { Moment, Pass } from './pass';

const SEWN_ON = 'attach-patch-pocket';

/**
 * Patch pockets stay where they were sewn: on the right side they are seen, and the seams of darts only beside them; on
 * the wrong side their stitching is.
 */
export const keepPatches: Pass = (scene, moment) => ({
  ...scene,
  shown: scene.shown.map((shown) => (shown.bent ? shown : patched(shown, moment))),
});

function patched(shown: Shown, { book: { draft }, job: { stage } }: Moment): Shown {
  const { piece, outline = piece.cutLine } = shown;
  const isOn = draft.operations.some(
    (each) => each.operation === SEWN_ON && each.stage < stage && each.pieces.some((id) => id === piece.id),
  );
  const isSeen = (line: readonly Pair[]) => line.every((at) => contains(outline, at));
  const marks = isOn ? innerPlaces(SEWN_ON, piece).filter(isSeen) : [];
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
