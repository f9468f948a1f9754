import type { Piece } from '@/lib/drafting/types';
import { type Place, written } from '@/lib/drawing/pen';
import type { Box, Text, XY } from '@/lib/drawing/types';
import type { PieceContext } from './context';
import type { FreeSpace } from './free-space';
import { baselines, type Detail, type LabelBlock, labelBlock, labelLines } from './label-lines';

/** Sizes and shapes a label is tried in, from the one that says most. */
export interface LabelStyle {
  readonly details: readonly Detail[];
  /** By detail: scales tried, greatest first. */
  readonly scales: Readonly<Record<Detail, readonly number[]>>;
  /** One size for every line (cm at scale 1), where small print could not be read. */
  readonly evenSize?: number;
}

export const PRINTED: LabelStyle = {
  details: ['full', 'short', 'name', 'number'],
  scales: {
    full: [1.2, 1, 0.85, 0.72, 0.62],
    short: [0.9, 0.75, 0.6],
    name: [0.75, 0.6, 0.5],
    number: [1, 0.8, 0.6, 0.45],
  },
};

/** Projected: capitals 14 mm high or more, so never smaller than this. */
export const PROJECTED: LabelStyle = {
  details: ['short', 'name', 'number'],
  scales: { full: [], short: [1], name: [1], number: [1] },
  evenSize: 2.2,
};

/** Widths in cm, at scale 1, to which the lines are broken: one wide block, one middling, one column. */
const SHAPES = [10, 7, 4.4];
/** The same for one even size, in letters of that size. */
const EVEN_SHAPES = [18, 10, 6];
const PADDING = 0.3;

interface Spot {
  readonly block: LabelBlock;
  readonly box: Box;
  readonly angle: 0 | 90;
}

function spotFor(block: LabelBlock, space: FreeSpace, near: XY, angle: 0 | 90): Spot | undefined {
  const [wide, high] = [block.width + 2 * PADDING, block.height + 2 * PADDING];
  const box = angle === 0 ? space.findBox(wide, high, near) : space.findBox(high, wide, near);
  return box && { block, box, angle };
}

function findSpot(
  piece: Piece,
  context: PieceContext,
  space: FreeSpace,
  { details, scales, evenSize }: LabelStyle,
): Spot | undefined {
  const near = space.middle();
  for (const detail of details) {
    const spoken = labelLines(piece, context, detail);
    const lines = evenSize ? spoken.map((line) => ({ ...line, size: evenSize })) : spoken;
    const widths = evenSize ? EVEN_SHAPES.map((letters) => letters * evenSize) : SHAPES;
    for (const scale of scales[detail]) {
      const blocks = widths.map((width) => labelBlock(lines, scale, width * scale));
      for (const angle of [0, 90] as const) {
        for (const block of blocks) {
          const spot = spotFor(block, space, near, angle);
          if (spot) return spot;
        }
      }
    }
  }
  return undefined;
}

function lettered({ block, box: [x0, y0, x1, y1], angle }: Spot, place: Place): Text[] {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const down = baselines(block);
  return block.lines.map(({ text, font, size }, index) => {
    const [left, up] = [-block.width / 2, block.height / 2 - (down[index] ?? 0)];
    const at: XY = angle === 0 ? [cx + left, cy + up] : [cx - up, cy + left];
    return written(text, at, { size, font, angle }, place);
  });
}

/**
 * The label of a piece in the free room nearest its middle, as large and as detailed as fits, upright or turned
 * a quarter. Undefined when not even the number fits.
 */
export function pieceLabel(
  piece: Piece,
  context: PieceContext,
  space: FreeSpace,
  place: Place,
  style: LabelStyle = PRINTED,
): Text[] | undefined {
  const spot = findSpot(piece, context, space, style);
  return spot && lettered(spot, place);
}
