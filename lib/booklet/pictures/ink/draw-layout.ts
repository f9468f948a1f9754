import { textWidth } from '@/lib/drawing/measure-text';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, filled, written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import type { FabricLayout } from '@/lib/layout/fabric';
import { placedPoints } from '@/lib/layout/placed';
import type { Placement } from '@/lib/layout/types';
import type { Piece } from '@/lib/pattern/types';
import type { Block } from '../../compose/block';
import { ON_PAGE } from '../../compose/strokes';
import { halfOfNumber, inkPoint, insideAt } from '../cloth/find-inner-point';
import { artOutline } from '../cloth/lay-piece';
import { clothItems } from './tint-cloth';

interface LayoutFigureOptions {
  /** Cm on the page for one cm of cloth. */
  readonly scale: number;
  readonly labels: { readonly fold: string; readonly selvedge: string };
  readonly numberOf: (piece: string) => number;
}

const LABEL = 0.26;
/** Numbers are smaller on small pieces, down to what is still read, cm; `clear`: the share of it free either side of the middle. */
const FIGURES = [
  { size: 0.32, clear: 0.43 },
  { size: 0.26, clear: 0.43 },
  { size: 0.21, clear: 0.36 },
] as const;

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
  return [...clothItems(outline, piece.material, side), ...number];
}

/** The number of a piece as large as its outline on the page takes it; none where it would cover the piece. */
function numberOn(outline: readonly Pair[], number: number): Item[] {
  const font = 'sans-bold';
  for (const { size, clear } of FIGURES) {
    const aside = textWidth(String(number), font, size) / 2;
    const holds = ([x, y]: Pair) =>
      [-1, 0, 1].every((way) =>
        [-clear, clear].every((off) => contains(outline, [x + way * aside, y + off * size])),
      );
    const roomy = inkPoint(outline, [], halfOfNumber(size));
    const at = holds(roomy) ? roomy : middles(outline).find(holds);
    if (at)
      return [written(String(number), [at[0], at[1] - size / 3], { size, font, anchor: 'middle' }, ON_PAGE)];
  }
  return [];
}

const LEVELS = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);

/** The middle of every stretch of cloth, level by level: a bent facing is broadest somewhere along its arms. */
function middles(outline: readonly Pair[]): Pair[] {
  const heights = outline.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return LEVELS.flatMap((share) => {
    const y = low + share * (high - low);
    return insideAt(outline, y).map(([from, to]): Pair => [(from + to) / 2, y]);
  });
}

/** The pieces of a layout that are too small for their number, each once. */
export function unnumbered(
  pieces: readonly Piece[],
  { placements }: FabricLayout,
  { scale, numberOf }: Pick<LayoutFigureOptions, 'scale' | 'numberOf'>,
): string[] {
  const bare = placements.filter((placement) => {
    const piece = pieces.find(({ id }) => id === placement.piece);
    if (!piece) return false;
    const outline = placedPoints(artOutline(piece, placement.unfolded), placement);
    const small = outline.map(([across, along]): Pair => [along * scale, across * scale]);
    return numberOn(small, numberOf(piece.id)).length === 0;
  });
  return [...new Set(bare.map(({ piece }) => piece))];
}
