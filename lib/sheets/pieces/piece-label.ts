import { filled, type Place, written } from '@/lib/drawing/pen';
import { qrPath } from '@/lib/drawing/qr';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { PieceContext } from '../context';
import type { FreeSpace } from '../labels/free-space';
import { baselines, type LabelBlock } from '../labels/label-lines';
import { findSpot, type Spot } from '../labels/label-spot';
import { type LabelStyle, PRINTED } from '../labels/label-style';

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
interface PlacedLabel {
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
  const offset: Pair = [(x0 + x1) / 2, (y0 + y1) / 2];
  return { box, items: transformItems(lettered(block, context.link, place), { degrees: angle, offset }) };
}
