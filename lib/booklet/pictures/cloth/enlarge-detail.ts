import { carry, invertMotion, layAlong } from '@/lib/geometry/motion';
import { span, swapAxes } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Shown } from './scene';
import { tornAt } from './tear-cloth';

type Line = readonly Pair[];
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export const boxLine = ([left, bottom, right, top]: Box): Pair[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/**
 * The cloth round a line on a piece, large: the line lies level, its middle at the origin, and the piece is
 * torn off all round at `box`, where it reaches so far.
 */
export function detailOf(piece: Piece, line: Line, box: Box, side: Shown['side']): Shown {
  const [p, q] = leftToRight(line);
  const half = span(p, q) / 2;
  const motion = layAlong(
    [p, q],
    [
      [-half, 0],
      [half, 0],
    ],
    false,
  );
  const level = piece.cutLine.map((at) => carry(motion, at));
  const shown: Shown = { piece, side, unfolded: false, motion, torn: true, worked: [] };
  return { ...shown, outline: onDetail(shown, tornRound(level, box, [0, 0])) };
}

/** A line given as the picture shows it, in the coordinates of the piece. */
export function onDetail({ motion }: Pick<Shown, 'motion'>, line: Line): Pair[] {
  const back = invertMotion(motion);
  return line.map((at) => carry(back, at));
}

function leftToRight(line: Line): readonly [Pair, Pair] {
  const [p, q] = [firstOf(line), lastOf(line)];
  return p[0] <= q[0] ? [p, q] : [q, p];
}

/** What is left of a shape within a box that holds `inside`, torn off where it reaches beyond. */
export function tornRound(outline: Line, [left, bottom, right, top]: Box, inside: Pair): Pair[] {
  const level = [bottom, top].reduce<Line>((shape, at) => tornAt(shape, at, inside), outline);
  const upright = [left, right].reduce<Line>(
    (shape, at) => tornAt(shape, at, swapAxes(inside)),
    level.map(swapAxes),
  );
  return upright.map(swapAxes);
}

/** What most close pictures ask. */
const FINELY = 3;

/** As `tornRound`, of a picture so close that its tears would be too broad: they are so many times as fine. */
export function tornFinely(outline: Line, box: Box, [x, y]: Pair, times = FINELY): Pair[] {
  const [left, bottom, right, top] = box;
  const large = outline.map(([px, py]): Pair => [px * times, py * times]);
  const within: Box = [left * times, bottom * times, right * times, top * times];
  return tornRound(large, within, [x * times, y * times]).map(([px, py]): Pair => [px / times, py / times]);
}
