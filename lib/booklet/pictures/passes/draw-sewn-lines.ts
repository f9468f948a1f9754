import { contains } from '@/lib/geometry/polyline/contains';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import { outsideOf } from '@/lib/geometry/polyline/outside-of';
import type { Pair } from '@/lib/geometry/types';
import { innerPlaces } from '../../steps/edges/find-inner-places';
import { closedLine } from '../cloth/follow-edges';
import { doneBefore } from '../cloth/lay-piece';
import type { Moment } from '../cloth/prepare-pieces';
import type { Lines, Scene, Shown } from '../cloth/scene';

/** What was sewn within a piece by then: seams, and patch pockets. */
export const drawSewnLines = (scene: Scene, moment: Moment): Scene => ({
  ...scene,
  shown: scene.shown.map((shown) => (shown.bent ? shown : patched(linedAsSewn(shown, moment), moment))),
});

/** Seams, slashes and folds that lie within it by then; what lies beyond a tear or under a fold is not seen. */
function linedAsSewn(shown: Shown, { seamsIn, slashesIn }: Moment): Shown {
  const { piece, outline = piece.cutLine } = shown;
  const lines = [...seamsIn(piece.id), ...slashesIn(piece.id)];
  const within = lines.flatMap((line) => (isSeen(line, outline) ? [line] : asFarAsSeen(line, outline)));
  return within.length > 0 ? { ...shown, within } : shown;
}

const isSeen = (line: readonly Pair[], outline: readonly Pair[]): boolean =>
  line.every((at) => contains(outline, at));

const FINE = 0.2;

/** What is cut, sewn or folded up from an edge and runs on beyond a tear, or under a fold, is seen as far as that. */
function asFarAsSeen(line: readonly Pair[], outline: readonly Pair[]): (readonly Pair[])[] {
  const seen = finelyAlong(line, FINE).filter((at) => contains(outline, at));
  return seen.length > 1 ? [seen] : [];
}

const SEWN_ON = 'attach-patch-pocket';

/**
 * Patch pockets stay where they were sewn: on the right side they are seen, and the seams of darts only beside them; on
 * the wrong side their stitching is.
 */
function patched(shown: Shown, { book: { draft }, job: { stage } }: Moment): Shown {
  const { piece, outline = piece.cutLine } = shown;
  const isOn = doneBefore(draft, stage, [SEWN_ON], piece.id).length > 0;
  const marks = isOn ? innerPlaces(SEWN_ON, piece).filter((mark) => isSeen(mark, outline)) : [];
  if (marks.length === 0) return shown;
  if (shown.side === 'wrong') return { ...shown, sewn: [...(shown.sewn ?? []), ...marks] };
  const beside = marks.reduce<Lines>(
    (lines, mark) => lines.flatMap((line) => outsideOf(line, mark)),
    shown.within ?? [],
  );
  // With their mouths.
  return { ...shown, within: [...beside, ...marks.map(closedLine)] };
}
