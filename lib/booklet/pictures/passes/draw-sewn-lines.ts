import { contains } from '@/lib/geometry/polyline/contains';
import { finelyAlong } from '@/lib/geometry/polyline/finely';
import type { Pair } from '@/lib/geometry/types';
import type { Shown } from '../cloth/scene';
import type { Moment, Pass } from './pass';

/** Seams, slashes and folds that lie within a piece by then; what lies beyond a tear or under a fold is not seen. */
export const drawSewnLines: Pass = (scene, moment) => ({
  ...scene,
  shown: scene.shown.map((shown) => (shown.bent ? shown : linedAsSewn(shown, moment))),
});

function linedAsSewn(shown: Shown, { seamsIn, slashesIn }: Moment): Shown {
  const { piece, outline = piece.cutLine } = shown;
  const isSeen = (line: readonly Pair[]) => line.every((at) => contains(outline, at));
  const lines = [...seamsIn(piece.id), ...slashesIn(piece.id)];
  const within = lines.flatMap((line) => (isSeen(line) ? [line] : asFarAsSeen(line, outline)));
  return within.length > 0 ? { ...shown, within } : shown;
}

const FINE = 0.2;

/** What is cut, sewn or folded up from an edge and runs on beyond a tear, or under a fold, is seen as far as that. */
function asFarAsSeen(line: readonly Pair[], outline: readonly Pair[]): (readonly Pair[])[] {
  const seen = finelyAlong(line, FINE).filter((at) => contains(outline, at));
  return seen.length > 1 ? [seen] : [];
}
