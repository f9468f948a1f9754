import type { Piece } from '@/lib/drafting/types';
import { filled, type Place, written } from '@/lib/drawing/pen';
import { qrPath } from '@/lib/drawing/qr';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Item, XY } from '@/lib/drawing/types';
import type { PieceContext } from './context';
import type { FreeSpace } from './free-space';
import { baselines, type Detail, type LabelBlock, labelBlock, labelLines, scaledBlock } from './label-lines';

/** Sizes and shapes a label is tried in, from the one that says most. */
export interface LabelStyle {
  readonly details: readonly Detail[];
  /** By detail: scales tried, greatest first. */
  readonly scales: Readonly<Record<Detail, readonly number[]>>;
  /** One size for every line (cm at scale 1), where small print could not be read. */
  readonly evenSize?: number;
}

export const PRINTED: LabelStyle = {
  details: ['coded', 'full', 'short', 'name', 'number'],
  scales: {
    coded: [1.2, 1, 0.85],
    full: [1.2, 1, 0.85, 0.72, 0.62],
    short: [0.9, 0.75, 0.6],
    name: [0.75, 0.6, 0.5],
    number: [1, 0.8, 0.6, 0.45],
  },
};

/** Projected: capitals 14 mm high or more, so never smaller than this. */
export const PROJECTED: LabelStyle = {
  details: ['short', 'name', 'number'],
  scales: { coded: [], full: [], short: [1], name: [1], number: [1] },
  evenSize: 2.2,
};

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

interface Spot {
  readonly detail: Detail;
  readonly block: LabelBlock;
  readonly box: Box;
  readonly angle: 0 | 90;
}

function spotFor(
  block: LabelBlock,
  padding: number,
  space: FreeSpace,
  near: XY,
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
  const lines = labelLines(piece, context, detail);
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

function findSpot(
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

/** The words of a block about its middle, and the code at their left. */
function lettered(block: LabelBlock, link: string | undefined, place: Place): Item[] {
  const { code, lines, width, height } = block;
  const left = -width / 2;
  const down = baselines(block);
  const words = lines.map(({ text, font, size }, index) =>
    written(
      text,
      [left + (code ? code.side + code.gap : 0), height / 2 - (down[index] ?? 0)],
      { size, font },
      place,
    ),
  );
  if (!code || !link) return words;
  return [filled(qrPath(link, [left, -code.side / 2], code.side), 'ink', place), ...words];
}

/** A label with the room it was given. */
export interface PlacedLabel {
  readonly box: Box;
  readonly items: readonly Item[];
}

/** Labels that say everything that is said in words. */
const saysAll = (spot: Spot | undefined, { details }: LabelStyle): boolean =>
  spot !== undefined && details.indexOf(spot.detail) <= Math.max(0, details.indexOf('full'));

/** Of two spots the one that says more; the first when they say the same. */
function better(a: Spot | undefined, b: Spot | undefined, { details }: LabelStyle): Spot | undefined {
  if (!a || !b) return a ?? b;
  return details.indexOf(b.detail) < details.indexOf(a.detail) ? b : a;
}

/**
 * The label of a piece in the free room nearest its middle, as large and as detailed as fits, upright or turned
 * a quarter. `preferred` is the part of the room to be used unless the label would have to say less there.
 * Undefined when not even the number fits.
 */
export function pieceLabel(
  piece: Piece,
  context: PieceContext,
  space: FreeSpace,
  preferred: FreeSpace,
  place: Place,
  style: LabelStyle = PRINTED,
): PlacedLabel | undefined {
  const wanted = findSpot(piece, context, preferred, style);
  const isBest = preferred === space || saysAll(wanted, style);
  const spot = isBest ? wanted : better(wanted, findSpot(piece, context, space, style), style);
  if (!spot) return undefined;
  const { block, box, angle } = spot;
  const [x0, y0, x1, y1] = box;
  const offset: XY = [(x0 + x1) / 2, (y0 + y1) / 2];
  return { box, items: transformItems(lettered(block, context.link, place), { degrees: angle, offset }) };
}
