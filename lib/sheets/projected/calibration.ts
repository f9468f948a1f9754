import { fitText } from '@/lib/drawing/fit-text';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, written } from '@/lib/drawing/pen';
import { INCH_SQUARE, METRIC_SQUARE, testSquare } from '@/lib/drawing/test-square';
import type { Item, StrokeName } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { joinedWords, type PieceContext } from '../context';
import { lengthText } from '../lengths';

const PLACE = { layer: 'sheet' } as const;
/** The rectangle by which a projector is set up, cm. */
export const CALIBRATION = { width: 60, height: 40 };
/** Type in which capitals are 14 mm high. */
export const PROJECTED_TEXT = 2.2;
const LEADING = 2.9;

function square([x, y]: Pair, side: number, text: string): Item[] {
  const lettering = { size: PROJECTED_TEXT, font: 'sans-bold', anchor: 'middle' } as const;
  return [
    ...testSquare([x, y], side, side, PLACE),
    written(text, [x + side / 2, y + side / 2 - 0.7], lettering, PLACE),
  ];
}

/** The rectangle and squares by which a projector is set up, with whose pattern it is, from an upper left corner. */
export function calibration({ identity, words, ...reading }: PieceContext, [x, top]: Pair): Item[] {
  const { width, height } = CALIBRATION;
  const inches = { width: lengthText(width, reading), height: lengthText(height, reading) };
  const lines = [
    identity.patternName,
    joinedWords(identity.wearer, identity.date, identity.code),
    words('sheets.projector.rectangle'),
    ...(reading.unit === 'in' ? [words('sheets.projector.rectangleInches', inches)] : []),
    words('sheets.projector.measure'),
  ];
  const lettering = { size: PROJECTED_TEXT, font: 'sans-bold' } as const;
  const metric: Pair = [x + 2, top - height + 2.5];
  return [
    drawn(boxPath([x, top - height, x + width, top]), 'join', PLACE),
    ...lines.map((text, row) =>
      written(
        fitText(text, 'sans-bold', PROJECTED_TEXT, width - 4),
        [x + 2, top - 3.6 - row * LEADING],
        lettering,
        PLACE,
      ),
    ),
    ...square(metric, METRIC_SQUARE, words('sheets.projector.metric')),
    ...square([metric[0] + METRIC_SQUARE + 4, metric[1]], INCH_SQUARE, words('sheets.projector.inches')),
  ];
}

function lines(width: number, height: number, at: readonly number[], stroke: StrokeName): Item {
  const strokes = at.flatMap((cm) => [
    ...(cm <= width ? linePath([cm, 0], [cm, height]) : []),
    ...(cm <= height ? linePath([0, cm], [width, cm]) : []),
  ]);
  return drawn(strokes, stroke, { layer: 'grid' });
}

/** A grid over the page, from `edge` on: 10 cm with 5 cm between, or 4 in with 2 in. */
export function gridLines(width: number, height: number, { unit }: PieceContext, edge: number): Item[] {
  const step = unit === 'in' ? 5.08 : 5;
  const count = Math.floor((Math.max(width, height) - edge) / step) + 1;
  const at = Array.from({ length: count }, (_, i) => edge + i * step);
  return [
    lines(
      width,
      height,
      at.filter((_, i) => i % 2 === 1),
      'grid-fine',
    ),
    lines(
      width,
      height,
      at.filter((_, i) => i % 2 === 0),
      'grid',
    ),
  ];
}
