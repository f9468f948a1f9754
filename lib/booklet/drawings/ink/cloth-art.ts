import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn } from '@/lib/drawing/pen';
import type { FillName, Item } from '@/lib/drawing/types';
import { simplified } from '@/lib/layout/simplify';
import type { Material, Pair, Piece } from '@/lib/pattern/types';
import { foldLine, unfoldedOutline } from '@/lib/pattern/unfold';
import { ON_PAGE } from '../../compose/strokes';
import { hatching } from './hatching';

/** Which side of the cloth looks up. */
export type ClothSide = 'right' | 'wrong';

const RIGHT_SIDE: Readonly<Record<Material, FillName>> = {
  shell: 'shell',
  lining: 'lining',
  interfacing: 'interfacing',
  contrast: 'contrast',
};

const WRONG_SIDE: Readonly<Record<Material, FillName>> = {
  shell: 'shade',
  lining: 'lining-shade',
  interfacing: 'interfacing',
  contrast: 'shade',
};

export const clothFill = (material: Material, side: ClothSide): FillName =>
  (side === 'wrong' ? WRONG_SIDE : RIGHT_SIDE)[material];

/** Vertices this close to a straight line are not worth their bytes in a small picture, cm. */
const FINE = 0.06;

const outlines = new WeakMap<Piece, { half: readonly Pair[]; open: readonly Pair[] }>();

/** The cut line of a piece for small pictures, as drawn or opened out at its fold. */
export function artOutline(piece: Piece, unfolded: boolean): readonly Pair[] {
  const known = outlines.get(piece) ?? {
    half: simplified(piece.cutLine, FINE),
    open: simplified(unfoldedOutline(piece), FINE),
  };
  outlines.set(piece, known);
  return unfolded ? known.open : known.half;
}

/** Cloth cut to shape: a tinted surface with its cut edge; a lining is hatched too, so that it needs no colour. */
export function clothItems(outline: readonly Pair[], material: Material, side: ClothSide, scale = 1): Item[] {
  return [
    { ...drawn(polygonPath(...outline), 'seam', ON_PAGE), fill: clothFill(material, side) },
    ...weaveItems(outline, material, side, scale),
  ];
}

/** What shows on a surface beside its tint: turned over, the lines of a lining rise the other way. */
export const weaveItems = (
  outline: readonly Pair[],
  material: Material,
  side: ClothSide,
  scale = 1,
): Item[] => (material === 'lining' ? hatching(outline, side === 'right' ? 'right' : 'left', scale) : []);

/** The fold of a piece drawn as half. */
export function foldItem(piece: Piece): Item[] {
  const fold = piece.cut.onFold ? foldLine(piece) : undefined;
  return fold ? [drawn(linePath(...fold), 'detail', ON_PAGE)] : [];
}
