import { THEMES } from '@/lib/drawing/styles';
import type { StrokeName } from '@/lib/drawing/types';
import type { Pair } from '@/lib/pattern/types';
import { parallel } from '../plane/parallel';

/** The edges of the ink a line is drawn with, round both its ends: closed, as large as the line, at a scale of the page. */
export function inkEdges(line: readonly Pair[], stroke: StrokeName, scale: number): Pair[] {
  const half = THEMES.print.strokes[stroke].width / 2 / scale;
  const whole = pastEnds(line, half);
  const [left, right] = [parallel(whole, half), parallel(whole, -half).reverse()];
  return [...left, ...right, ...left.slice(0, 1)];
}

function pastEnds(line: readonly Pair[], by: number): Pair[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const [second, before] = [line.find((at) => apart(at, first)), line.findLast((at) => apart(at, last))];
  if (!second || !before) return [...line];
  return [beyond(first, second, by), ...line.slice(1, -1), beyond(last, before, by)];
}

const apart = ([ax, ay]: Pair, [bx, by]: Pair): boolean => Math.hypot(bx - ax, by - ay) > 1e-6;

function beyond([x, y]: Pair, [fromX, fromY]: Pair, by: number): Pair {
  const far = Math.hypot(x - fromX, y - fromY);
  return [x + ((x - fromX) / far) * by, y + ((y - fromY) / far) * by];
}
