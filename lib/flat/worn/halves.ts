import type { Item } from '@/lib/drawing/types';
import { intersect, intersectVertical } from '@/lib/geometry/intersect';
import { subPath } from '@/lib/geometry/length';
import { joinPaths, mirrorPathX, reversePath, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { type DrawnSide, type DrawOn, SIDES } from '../ink';
import type { Face, View, Worn } from './types';

/** A half of a face in the drawing, and whether it has a shoulder. */
interface Half extends DrawnSide {
  readonly shouldered: boolean;
}

/** Her left half lies to the right as one looks at her from the front, to the left from behind: of both faces. */
const isLeftDrawn = (view: View): boolean => view === 'front';

/** Both halves of a face as one looks at it or into it, first that to the right of the drawing. */
export function halvesOf(face: Face, view: View): readonly [Half, Half] {
  const [right, left] = SIDES;
  const isBare = (isLeft: boolean) => face.bareLeft !== undefined && isLeft;
  return [
    { ...right, shouldered: !isBare(isLeftDrawn(view)) },
    { ...left, shouldered: !isBare(!isLeftDrawn(view)) },
  ];
}

/** The same thing on every half that has a shoulder. */
export const onShoulders = ({ near, view }: Pick<Worn, 'near' | 'view'>, draw: DrawOn): Item[] =>
  halvesOf(near, view).flatMap(({ on, lying, shouldered }) => (shouldered ? draw(on, lying) : []));

/** A line that rises on the face, on both its halves: on a bare one it ends in the edge, or is not there. */
export function risingOn({ near, view }: Pick<Worn, 'near' | 'view'>, rising: Path): Path[] {
  return halvesOf(near, view).flatMap(({ on, shouldered }) => {
    const own = shouldered || !near.bareLeft ? rising : belowEdge(rising, near.bareLeft);
    return own ? [on(own)] : [];
  });
}

function belowEdge(rising: Path, edge: Path): Path | undefined {
  const [first] = intersect(rising, edge).sort((a, b) => a.lengthA - b.lengthA);
  if (first) return subPath(rising, 0, first.lengthA);
  const { x, y } = startOf(rising);
  const [over] = intersectVertical(edge, x);
  return over && over.point.y < y ? undefined : rising;
}

/** Lines of the left and of the right half, up to the centre, as one from the right of the drawing to its left. */
function joined(view: View, left: Path, right: Path): Path {
  const [plain, mirrored] = isLeftDrawn(view) ? [left, right] : [right, left];
  return joinPaths(plain, reversePath(mirrorPathX(mirrored)));
}

/** Both halves of a face as one closed outline. */
export function wholeOutline(face: Face, view: View): Path {
  const { hem, side, armhole, shoulder, neckline } = face.lines;
  const half = (...upper: readonly Path[]) => joinPaths(hem, side, ...upper);
  const right = half(armhole, shoulder, neckline);
  return joined(view, face.bareLeft ? half(face.bareLeft) : right, right);
}

/** The neckline from shoulder to shoulder, or from one to the bare side. */
export const neckLine = (face: Face, view: View): Path =>
  joined(view, face.bareLeft ?? face.lines.neckline, face.lines.neckline);
