import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { firstAlong } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { LineName, Piece } from '@/lib/pattern/types';
import { both, line } from '../ink';
import { lengthOn, lengthOnAll } from '../worn/line-length';
import { isBackYoke, isUpperFront, isYoke } from '../worn/panels';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** The part of a seam line of the face that lies on the yoke. */
function shareOn({ panels }: Face, yoke: Piece, name: LineName): number {
  return lengthOn(yoke, name) / lengthOnAll(panels, name);
}

/** The seam of the yoke as worn, from the neckline to the armhole. */
function yokeSeam(face: Face, yoke: Piece): Path {
  const { neckline, armhole } = face.lines;
  const at = (of: Path, share: number) => pointAtLength(of, pathLength(of) * share);
  return polyline(
    at(neckline, shareOn(face, yoke, 'neckline')),
    at(armhole, 1 - shareOn(face, yoke, 'armhole')),
  );
}

/** Where on the seam the gathers begin and end, as shares of it: between the outermost notches. */
function gathered(piece: Piece): readonly [number, number] | undefined {
  const seam = firstAlong(piece, 'yoke');
  const places = piece.notches.filter(({ edge }) => edge === seam?.id).map(({ at }) => at);
  if (!seam || places.length < 2) return undefined;
  const whole = pathLength(pathOf(seam));
  return [Math.min(...places) / whole, Math.max(...places) / whole];
}

const FOLD = { apart: 0.85, lengths: [2.6, 1.5, 3.2, 1.9] };

/** Folds that fall from the seam, long and short in turn. */
function folds(seam: Path, [from, to]: readonly [number, number]): Path[] {
  const whole = pathLength(seam);
  const count = Math.max(2, Math.round(((to - from) * whole) / FOLD.apart));
  return Array.from({ length: count + 1 }, (_, i) => {
    const top = pointAtLength(seam, whole * (from + ((to - from) * i) / count));
    const length = cyclic(FOLD.lengths, i);
    const down: Point = { x: top.x, y: top.y - length };
    return polyline(lerp(top, down, 0.08), down);
  });
}

/** A yoke over the shoulders, and the fullness gathered under it. */
export const yoke: FlatPart = ({ near }) => {
  const piece = near.panels.find((own) => isYoke(own) && !isBackYoke(own) && !isUpperFront(own));
  if (!piece) return [];
  const seam = yokeSeam(near, piece);
  const zone = gathered(piece);
  const id = `${near.view}/yoke`;
  return both((side) => [
    line(side(seam), 'seam', id),
    ...(zone ? folds(seam, zone).map((fold) => line(side(fold), 'seam', id)) : []),
  ]);
};
