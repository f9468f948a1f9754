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
/** Kept free about a label, as a share of its scale; a bare number makes do with little, cm. */
const PADDING = 0.45;
const NUMBER_PADDING = 0.1;

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

/** What a detail says, in lines and the widths to which they may be broken. */
function spoken(piece: Piece, context: PieceContext, detail: Detail, evenSize: number | undefined) {
  const lines = labelLines(piece, context, detail);
  if (!evenSize) return { lines, widths: SHAPES };
  const even = lines.map((line) => ({ ...line, size: evenSize }));
  return { lines: even, widths: EVEN_SHAPES.map((letters) => letters * evenSize) };
}

function findSpot(
  piece: Piece,
  context: PieceContext,
  space: FreeSpace,
  { details, scales, evenSize }: LabelStyle,
): Spot | undefined {
  const near = space.middle();
  for (const detail of details) {
    const { lines, widths } = spoken(piece, context, detail, evenSize);
    for (const [scale, angle] of attempts(scales[detail])) {
      const padding = detail === 'number' ? NUMBER_PADDING : PADDING * scale * (evenSize ?? 1);
      for (const width of widths) {
        const spot = spotFor(labelBlock(lines, scale, width * scale), padding, space, near, angle);
        if (spot) return { ...spot, detail };
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
): Text[] | undefined {
  const wanted = findSpot(piece, context, preferred, style);
  const isBest = preferred === space || wanted?.detail === style.details[0];
  const spot = isBest ? wanted : better(wanted, findSpot(piece, context, space, style), style);
  return spot && lettered(spot, place);
}
