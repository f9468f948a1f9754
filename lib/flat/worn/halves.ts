import { joinPaths, mirrorPathX, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import type { Face, View } from './types';

/** A half of a face in the drawing: how lines drawn at x above 0 come to lie on it, and whether it has a shoulder. */
interface Half {
  readonly on: (of: Path) => Path;
  readonly shouldered: boolean;
}

const asDrawn: Half['on'] = (of) => of;

/** Her left half lies to the right as one looks at her from the front, to the left from behind: of both faces. */
const isLeftDrawn = (view: View): boolean => view === 'front';

/** Both halves of a face as one looks at it or into it, first that to the right of the drawing. */
export function halvesOf(face: Face, view: View): readonly [Half, Half] {
  const isBare = (isLeft: boolean) => face.bareLeft !== undefined && isLeft;
  return [
    { on: asDrawn, shouldered: !isBare(isLeftDrawn(view)) },
    { on: mirrorPathX, shouldered: !isBare(!isLeftDrawn(view)) },
  ];
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
