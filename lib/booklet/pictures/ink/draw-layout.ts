import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, filled, written } from '@/lib/drawing/pen';
import type { Drawing, Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { FabricLayout } from '@/lib/layout/fabric';
import { placedPoints } from '@/lib/layout/placed';
import type { Placement } from '@/lib/layout/types';
import type { Piece } from '@/lib/pattern/types';
import type { Block } from '../../compose/block';
import { ON_PAGE } from '../../compose/strokes';
import { artOutline } from '../cloth/lay-piece';
import { type Numbering, numberOn } from './number-layout';
import { clothItems } from './tint-cloth';

interface LayoutFigureOptions extends Numbering {
  readonly labels: { readonly fold: string; readonly selvedge: string };
}

const LABEL = 0.26;
/** A cutting layout, the cloth rolled out to the right; fold or lower selvedge below. */
export function layoutFigure(
  pieces: readonly Piece[],
  layout: FabricLayout,
  options: LayoutFigureOptions,
): Block {
  const { scale, labels } = options;
  const width = (layout.folded ? layout.width / 2 : layout.width) * scale;
  const length = layout.length * scale;
  const height = width + 2 * LABEL + 0.2;
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return {
    height,
    draw: (x, top) => {
      const [left, foot] = [x, top - LABEL - 0.1 - width];
      const carry = ([across, along]: Pair): Pair => [left + along * scale, foot + across * scale];
      return [
        filled(boxPath([left, foot, left + length, foot + width]), 'pale', ON_PAGE),
        ...numbersLast(
          layout.placements.flatMap((placement) =>
            placedArt(byId.get(placement.piece), placement, carry, options),
          ),
        ),
        ...clothEdges(left, foot, length, width),
        caption(labels.selvedge, left, foot + width + 0.1),
        caption(layout.folded ? labels.fold : labels.selvedge, left, foot - LABEL),
      ];
    },
  };
}

/** Cm of a layout that stands alone for one of cloth: its numbers keep their size. */
const ALONE = 0.1;

/** A cutting layout as a drawing of its own, for a screen. */
export function layoutDrawing(
  pieces: readonly Piece[],
  layout: FabricLayout,
  options: Omit<LayoutFigureOptions, 'scale'>,
): Drawing {
  const block = layoutFigure(pieces, layout, { ...options, scale: ALONE });
  return { box: [0, -block.height, layout.length * ALONE, 0], items: block.draw(0, 0) };
}

/** A piece laid close to another may reach over the number of its neighbour: cloth first, what is written on it after. */
const numbersLast = (items: readonly Item[]): Item[] => [
  ...items.filter(({ kind }) => kind !== 'text'),
  ...items.filter(({ kind }) => kind === 'text'),
];

const caption = (text: string, x: number, y: number): Item =>
  written(text, [x, y], { size: LABEL, fill: 'muted' }, ON_PAGE);

/** Heavy along selvedges and fold, a thin broken line where the cloth is cut off. */
function clothEdges(left: number, foot: number, length: number, width: number): Item[] {
  const right = left + length;
  return [
    drawn(linePath([left, foot], [right, foot]), 'outline', ON_PAGE),
    drawn(linePath([left, foot + width], [right, foot + width]), 'outline', ON_PAGE),
    drawn(linePath([left, foot], [left, foot + width]), 'hairline', ON_PAGE),
    drawn(linePath([right, foot], [right, foot + width]), 'detail', ON_PAGE),
  ];
}

function placedArt(
  piece: Piece | undefined,
  placement: Placement,
  carry: (point: Pair) => Pair,
  { scale, numberOf }: LayoutFigureOptions,
): Item[] {
  if (!piece) return [];
  const outline = placedPoints(artOutline(piece, placement.unfolded), placement).map(carry);
  const side = placement.mirrored && !placement.unfolded ? 'wrong' : 'right';
  const number = scale > 0 ? numberOn(outline, numberOf(piece.id)) : [];
  return [...clothItems(outline, piece.material, side).map(of(piece)), ...number];
}

/** A line known as that of a piece: a screen names what is touched. */
const of =
  ({ id }: Piece) =>
  (item: Item): Item =>
    item.kind === 'stroke' ? { ...item, id: `${id}/laid` } : item;
