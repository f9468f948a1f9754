import { arrow, doubleArrow, foldBracket } from '@/lib/drawing/arrow';
import { fitText } from '@/lib/drawing/fit-text';
import { linePath } from '@/lib/drawing/paths';
import { drawn, type Place, written } from '@/lib/drawing/pen';
import { bar, cross, crossedCircle, dot, drillHole, halfDiamond } from '@/lib/drawing/symbols';
import type { Box, Item, StrokeName, Words } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import type { Draft, Material } from '@/lib/pattern/types';
import { CUT_STROKES } from './pieces/piece-lines';
import { signsCarried } from './pieces/signs-carried';

const PLACE: Place = { layer: 'sheet' };
/** Width of a sign, and from there to its words, cm. */
const SIGN = 1.5;
const TO_WORDS = 1.75;
const SIZE = 0.3;

type Sign = (x: number, y: number) => Item[];

const stroked =
  (stroke: StrokeName): Sign =>
  (x, y) => [drawn(linePath([x, y], [x + SIGN, y]), stroke, PLACE)];

const notches: Sign = (x, y) =>
  [[0.2], [0.55, 0.75], [1.1, 1.3, 1.5]].flatMap((group) =>
    group.map((at) => drawn(linePath([x + at - 0.1, y - 0.2], [x + at - 0.1, y + 0.2]), 'notch', PLACE)),
  );

const dart: Sign = (x, y) => [
  drawn(linePath([x, y + 0.22], [x + SIGN - 0.1, y], [x, y - 0.22]), 'stitch', PLACE),
  drawn(linePath([x, y], [x + SIGN - 0.1, y]), 'detail', PLACE),
  dot([x + SIGN - 0.1, y], PLACE),
];

const lengthen: Sign = (x, y) =>
  [-0.1, 0.1].map((by) => drawn(linePath([x, y + by], [x + SIGN, y + by]), 'mark', PLACE));

const gathers: Sign = (x, y) => {
  const points = Array.from(
    { length: 17 },
    (_, i): Pair => [x + (i * SIGN) / 16, y + 0.14 * Math.sin((i * Math.PI) / 2)],
  );
  return [drawn(linePath(...points), 'mark', PLACE)];
};

const ease: Sign = (x, y) =>
  [0, 1, 2, 3, 4].map((i) => dot([x + 0.1 + (i * (SIGN - 0.2)) / 4, y], PLACE, 0.045));

/** A pleat: the line it is folded on, the one it is laid on, and the way from one to the other. */
const pleat: Sign = (x, y) => [
  drawn(linePath([x + 0.2, y - 0.22], [x + 0.2, y + 0.22]), 'mark', PLACE),
  drawn(linePath([x + SIGN - 0.2, y - 0.22], [x + SIGN - 0.2, y + 0.22]), 'detail', PLACE),
  ...arrow([x + 0.2, y], [x + SIGN - 0.2, y], 'mark', PLACE, 0.3),
];

const middle = (x: number): number => x + SIGN / 2;

/** Every sign a piece may carry, with the key of its words. */
const SIGNS: readonly (readonly [key: string, sign: Sign])[] = [
  ['stitch', stroked('stitch')],
  ['fold', (x, y) => foldBracket([x, y + 0.18], [x + SIGN, y + 0.18], [0, -1], 0.34, 'grain', PLACE)],
  ['grain', (x, y) => doubleArrow([x, y], [x + SIGN, y], 'grain', PLACE, 0.35)],
  ['notches', notches],
  ['dart', dart],
  ['lengthen', lengthen],
  ['gathers', gathers],
  ['ease', ease],
  ['pleat', pleat],
  ['bustPoint', (x, y) => crossedCircle([middle(x), y], PLACE, 0.2)],
  ['drill', (x, y) => drillHole([middle(x), y], PLACE)],
  ['buttonhole', (x, y) => [bar([middle(x) - 0.5, y], 1, 0, PLACE, 0.18)]],
  ['button', (x, y) => [cross([middle(x), y], PLACE, 0.17)]],
];

const join: readonly [string, Sign] = [
  'join',
  (x, y) => [
    halfDiamond([middle(x), y], [-1, 0], PLACE, 0.25),
    halfDiamond([middle(x), y], [1, 0], PLACE, 0.25),
  ],
];

function cutSigns({ pieces }: Draft): (readonly [string, Sign])[] {
  const used = (Object.keys(CUT_STROKES) as Material[]).filter((material) =>
    pieces.some((piece) => piece.material === material),
  );
  return used.map((material) => [`cut-${material}`, stroked(CUT_STROKES[material])] as const);
}

const signsOf = (draft: Draft, joins: boolean): (readonly [string, Sign])[] => {
  const carried = signsCarried(draft);
  return [...cutSigns(draft), ...SIGNS.filter(([key]) => carried.has(key)), ...(joins ? [join] : [])];
};

/** From one sign to the one below it where there is room, cm. */
const STEP = 0.8;

/** What the signs take at their ease, cm. */
export const legendHeight = (draft: Draft, columns: number, joins: boolean): number =>
  Math.ceil(signsOf(draft, joins).length / columns) * STEP;

/** The signs of a sheet and what they mean, in `columns` columns inside a box (cm). */
export function legend(
  draft: Draft,
  words: Words,
  [x0, y0, x1, y1]: Box,
  columns: number,
  joins: boolean,
): Item[] {
  const signs = signsOf(draft, joins);
  const rows = Math.ceil(signs.length / columns);
  const step = Math.min(STEP, (y1 - y0) / rows);
  const wide = (x1 - x0) / columns;
  return signs.flatMap(([key, sign], index) => {
    const x = x0 + Math.floor(index / rows) * wide;
    const y = y1 - ((index % rows) + 0.5) * step;
    const text = fitText(words(`sheets.legend.${key}`), 'sans', SIZE, wide - TO_WORDS - 0.1);
    return [...sign(x, y), written(text, [x + TO_WORDS, y - SIZE * 0.33], { size: SIZE }, PLACE)];
  });
}
