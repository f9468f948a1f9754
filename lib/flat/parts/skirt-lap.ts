import type { Item } from '@/lib/drawing/types';
import { intersectVertical } from '@/lib/geometry/intersect';
import { polyline, startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { isWornOn } from '@/lib/pattern/halves';
import { pathOf } from '@/lib/pattern/lines';
import type { Mark } from '@/lib/pattern/types';
import { line } from '../ink';
import { outerEdgeOf } from '../worn/lapped';
import type { WornSkirt } from '../worn/skirt';
import { buttonShape, buttonSize, COLUMN, holeLine, rowOf } from './buttons';
import type { FlatPart } from './part';

/** Straight down over the skirt, from its waist seam to its hem. */
function plumb({ waist, hem }: WornSkirt, x: number): Path {
  const meets = (of: Path) => (intersectVertical(of, Math.abs(x))[0]?.point ?? startOf(of)).y;
  return polyline({ x, y: meets(waist) }, { x, y: meets(hem) });
}

/** A button on the side that lies on top; off the centre it has its like on the other. */
function buttonAt({ at: [x, y] }: Mark, size: number, id: string): Item[] {
  const columns = Math.abs(x) > COLUMN ? [x, -x] : [0];
  return columns.flatMap((own) => buttonShape({ x: own, y }, size, id));
}

/** The lapped edge of a bodice carried on in its skirt, with its stitching and its buttons. */
export const skirtLap: FlatPart = ({ draft, skirt }) => {
  if (!skirt) return [];
  const id = `skirt-${skirt.view}`;
  const seen = ({ x, y }: Point): Point => ({ x: -x, y });
  const pieces = draft.pieces
    .filter(({ part, material }) => part === id && material === 'shell')
    .filter((piece) => isWornOn(piece, 'right'));
  return pieces.flatMap((piece): Item[] => {
    const edge = outerEdgeOf(piece);
    if (!edge) return [];
    const reach = Math.abs(startOf(pathOf(edge)).x);
    const stitched = piece.internal.filter(({ id: name }) => name === 'placket');
    const row = rowOf(draft, piece);
    const holes = row.filter(({ kind }) => kind === 'buttonhole');
    const shown = holes.length > 0 ? row.filter(({ kind }) => kind === 'button') : [];
    return [
      line(plumb(skirt, reach), 'outline', `${id}/lap`),
      ...stitched.map((stitching) => {
        const x = Math.abs(startOf(pathOf(stitching)).x);
        return line(plumb(skirt, -x), 'topstitch', `${id}/placket`);
      }),
      ...holes.map((mark) => holeLine({ x: mark.at[0], y: mark.at[1] }, mark, seen, `${id}/buttons`)),
      ...shown.flatMap((mark) => buttonAt(mark, buttonSize(draft), `${id}/buttons`)),
    ];
  });
};
