import { textWidth } from '@/lib/drawing/measure-text';
import { written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import type { FabricLayout } from '@/lib/layout/fabric';
import { placedPoints } from '@/lib/layout/placed';
import type { Piece } from '@/lib/pattern/types';
import { ON_PAGE } from '../../compose/strokes';
import { halfOfNumber, inkPoint, insideAt } from '../cloth/find-inner-point';
import { artOutline } from '../cloth/lay-piece';

/** Numbers are smaller on small pieces, down to what is still read, cm; `clear`: the share of it free either side of the middle. */
const FIGURES = [
  { size: 0.32, clear: 0.43 },
  { size: 0.26, clear: 0.43 },
  { size: 0.21, clear: 0.36 },
] as const;

/** The number of a piece as large as its outline on the page takes it; none where it would cover the piece. */
export function numberOn(outline: readonly Pair[], number: number): Item[] {
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
  const { bottom: low, top: high } = boundsOf(outline);
  return LEVELS.flatMap((share) => {
    const y = low + share * (high - low);
    return insideAt(outline, y).map(([from, to]): Pair => [(from + to) / 2, y]);
  });
}

/** How large a layout is drawn, and what its pieces are numbered. */
export interface Numbering {
  /** Cm on the page for one cm of cloth. */
  readonly scale: number;
  readonly numberOf: (piece: string) => number;
}

/** The pieces of a layout that are too small for their number, each once. */
export function unnumbered(
  pieces: readonly Piece[],
  { placements }: FabricLayout,
  { scale, numberOf }: Numbering,
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
