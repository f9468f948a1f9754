import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn } from '@/lib/drawing/pen';
import type { FillName, Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { Material, Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import { ON_PAGE } from '../../compose/strokes';
import { insideAt } from '../cloth/find-inner-point';
import type { ClothSide } from '../cloth/scene';

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

/** Which way lines rise. */
type Slant = 'right' | 'left';

/** Distance of the lines on the page, cm. */
const APART = 0.2;
const HALF_TURN = Math.SQRT1_2;

/** Thin slanting lines across a surface: they tell one cloth from another where colours are not printed. */
export function hatching(outline: readonly Pair[], slant: Slant, scale = 1): Item[] {
  const sign = slant === 'right' ? 1 : -1;
  const level = outline.map(([x, y]): Pair => [(x + sign * y) * HALF_TURN, (y - sign * x) * HALF_TURN]);
  const upright = ([u, v]: Pair): Pair => [(u - sign * v) * HALF_TURN, (v + sign * u) * HALF_TURN];
  const path = levelsOf(level, APART / scale).flatMap((v) =>
    insideAt(level, v).flatMap(([from, to]) => linePath(upright([from, v]), upright([to, v]))),
  );
  return path.length > 0 ? [drawn(path, 'hairline', ON_PAGE)] : [];
}

function levelsOf(outline: readonly Pair[], apart: number): number[] {
  const heights = outline.map(([, v]) => v);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return Array.from({ length: Math.floor((high - low) / apart) }, (_, i) => low + (i + 0.5) * apart);
}
