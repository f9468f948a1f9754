import { THEMES } from '@/lib/drawing/styles';
import type { StrokeName } from '@/lib/drawing/types';
import { move, span, toward } from '@/lib/geometry/pair';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { lengthAlong, placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import type { Notched } from '../cloth/scene';

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
  const [second, before] = [
    line.find((at) => areApart(at, first)),
    line.findLast((at) => areApart(at, last)),
  ];
  if (!second || !before) return [...line];
  return [beyond(first, second, by), ...line.slice(1, -1), beyond(last, before, by)];
}

const areApart = (one: Pair, other: Pair): boolean => span(one, other) > 1e-6;

const beyond = (at: Pair, from: Pair, by: number): Pair => move(at, toward(from, at), by);

/** How long the strokes of a notch are, and how far apart those of a double or triple one, cm on the page. */
const LONG = 0.2;
const STROKES_APART = 0.1;

/** The strokes of a notch, from its cut edge inward, as long as can be seen at any scale. */
export function notchTicks({ at: [x, y], inward: [dx, dy], strokes }: Notched, scale: number): Pair[][] {
  return Array.from({ length: strokes }, (_, i): Pair[] => {
    const aside = ((i - (strokes - 1) / 2) * STROKES_APART) / scale;
    const [fromX, fromY] = [x + dy * aside, y - dx * aside];
    return [
      [fromX, fromY],
      [fromX + (dx * LONG) / scale, fromY + (dy * LONG) / scale],
    ];
  });
}

/** From one turn of the thread to the next along the edge, and how far it swings to either side, cm on the page. */
const STEP = 0.07;
const SWING = 0.06;

/** An overcast edge: as close and as broad on the page whatever the scale. */
export function zigzag(line: readonly Pair[], scale: number): Pair[] {
  const turns = Math.max(2, Math.round((lengthAlong(line) * scale) / STEP));
  return Array.from({ length: turns + 1 }, (_, i) => {
    const { at, along } = placeOn(line, i / turns);
    const off = ((i % 2 === 0 ? 1 : -1) * SWING) / scale;
    return [at[0] - along[1] * off, at[1] + along[0] * off];
  });
}
