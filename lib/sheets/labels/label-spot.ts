import type { Box } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { once } from '@/lib/pattern/once';
import type { Piece } from '@/lib/pattern/types';
import type { PieceContext } from '../context';
import type { FreeSpace } from './free-space';
import {
  type Detail,
  type LabelBlock,
  type LabelLine,
  labelBlock,
  labelLines,
  scaledBlock,
} from './label-lines';
import type { LabelStyle } from './label-style';

/** Widths in cm, at scale 1, to which the lines are broken: one wide block, one middling, one column. */
const SHAPES = [10, 7, 4.4];
/** The same for one even size, in letters of that size. */
const EVEN_SHAPES = [18, 10, 6];
/** Kept free about a label, as a share of its scale; a bare number makes do with half of it, and in the end with little, cm. */
const PADDING = 0.45;
const NUMBER_PADDING = 0.1;
const paddings = (detail: Detail, size: number): readonly number[] =>
  detail === 'number' ? [PADDING * size, (PADDING / 2) * size, NUMBER_PADDING] : [PADDING * size];
/** Side of the code beside a label and its distance from the words, at scale 1, cm. */
const CODE = 2.3;
const CODE_GAP = 0.2;

/** Where a label goes, what it says there and how it is turned. */
export interface Spot {
  readonly detail: Detail;
  readonly block: LabelBlock;
  readonly box: Box;
  readonly angle: 0 | 90;
}

function spotFor(
  block: LabelBlock,
  padding: number,
  space: FreeSpace,
  near: Pair,
  angle: 0 | 90,
): Omit<Spot, 'detail'> | undefined {
  const [wide, high] = [block.width + 2 * padding, block.height + 2 * padding];
  const box = angle === 0 ? space.findBox(wide, high, near) : space.findBox(high, wide, near);
  return box && { block, box, angle };
}

/** A turned label is read less easily: it has to be larger by this to be preferred. */
const TURNED = 0.75;

/** Scales and directions to try, the most legible first. */
function attempts(scales: readonly number[]): (readonly [scale: number, angle: 0 | 90])[] {
  const legible = ([scale, angle]: readonly [number, 0 | 90]) => (angle === 0 ? scale : scale * TURNED);
  return scales
    .flatMap((scale) => [[scale, 0] as const, [scale, 90] as const])
    .sort((a, b) => legible(b) - legible(a));
}

/** What a detail says, as blocks of several shapes. */
function blocksOf(
  piece: Piece,
  context: PieceContext,
  detail: Detail,
  evenSize: number | undefined,
): LabelBlock[] {
  const known = blocksIn(context)(piece);
  const key = `${detail} ${evenSize}`;
  const blocks = known.get(key) ?? broken(labelLines(piece, context, detail), evenSize);
  known.set(key, blocks);
  return blocks;
}

/** What was said of pieces already: lines are broken once for all formats. */
const blocksIn = once((_: PieceContext) => once((_: Piece) => new Map<string, LabelBlock[]>()));

function broken(lines: readonly LabelLine[], evenSize: number | undefined): LabelBlock[] {
  if (!evenSize) return SHAPES.map((width) => labelBlock(lines, width));
  const even = lines.map((line) => ({ ...line, size: evenSize }));
  return EVEN_SHAPES.map((letters) => labelBlock(even, letters * evenSize));
}

/** The block with room for a code at its left. */
function withCode(block: LabelBlock, scale: number): LabelBlock {
  const code = { side: CODE * scale, gap: CODE_GAP * scale };
  return {
    ...block,
    code,
    width: block.width + code.side + code.gap,
    height: Math.max(block.height, code.side),
  };
}

/** The first of several shapes of a block for which there is room. */
function firstSpot<Found>(
  blocks: readonly LabelBlock[],
  spotOf: (block: LabelBlock) => Found | undefined,
): Found | undefined {
  for (const block of blocks) {
    const spot = spotOf(block);
    if (spot) return spot;
  }
  return undefined;
}

/** The place for a label that says most, as large as there is room; undefined when not even the number fits. */
export function findSpot(
  piece: Piece,
  context: PieceContext,
  space: FreeSpace,
  { details, scales, evenSize }: LabelStyle,
): Spot | undefined {
  const near = space.middle();
  for (const detail of details) {
    if (detail === 'coded' && !context.link) continue;
    const blocks = blocksOf(piece, context, detail, evenSize);
    for (const [scale, angle] of attempts(scales[detail])) {
      for (const padding of paddings(detail, scale * (evenSize ?? 1))) {
        const spot = firstSpot(blocks, (shape) => {
          const block = scaledBlock(shape, scale);
          return spotFor(detail === 'coded' ? withCode(block, scale) : block, padding, space, near, angle);
        });
        if (spot) return { ...spot, detail };
      }
    }
  }
  return undefined;
}
