import { span, toward } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import { lengthAlong, placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { lying } from './lay-piece';
import type { Lines, Notched, Shown } from './scene';
import type { TurnedUp } from './turn-edge';

/** Breadth of a tape beside its teeth, length of a tooth, teeth apart, and the slider, cm: larger than life, to be seen. */
const TAPE = 1.8;
export const TOOTH = 0.9;
const EVERY = 1.8;
const SLIDER = { wide: 2, high: 3.6 } as const;

type Line = readonly Pair[];

/** What is bought, not cut: it bears no number. */
const NOTION: Piece = {
  id: 'zip',
  part: 'band',
  material: 'interfacing',
  cut: { count: 1, onFold: false, mirrored: false },
  edges: [],
  cutLine: [],
  internal: [],
  grain: [
    [0, 0],
    [0, 1],
  ],
  notches: [],
  marks: [],
  landmarks: {},
};

const notion = (outline: Line, within: Lines): Shown =>
  lying({ ...NOTION, cutLine: outline }, 'right', { outline, unnamed: true, within });

/**
 * One tape of a zip along the line its teeth stand on, walked down; `to` is where the tape lies, 1 to the left of it.
 * A close picture shows it smaller: the share says how much.
 */
export function tape(line: Line, to: 1 | -1, share = 1): Shown {
  const teeth = parallel(line, -to * TOOTH * share);
  const outline = [...teeth, ...parallel(line, to * TAPE * share).reverse()];
  return notion(outline, [line, ...toothed(line, -to as 1 | -1, share)]);
}

/** The teeth of a tape alone: what is seen of it under a fold. */
export function teethOf(line: Line, to: 1 | -1): Shown {
  const teeth = parallel(line, -to * TOOTH);
  return notion([...teeth, ...[...line].reverse()], toothed(line, -to as 1 | -1));
}

/** A tape marked across, at the points of the line its teeth stand on that are nearest to some places. */
export const marked = (shown: Shown, line: Line, to: 1 | -1, places: Line): Shown => ({
  ...shown,
  notched: places.map((at) => markAcross(line, to, at)),
});

/** From the tips of the teeth toward the tape, at the point of a line nearest to a place. */
function markAcross(line: Line, to: 1 | -1, place: Pair): Notched {
  const off = line.map((on) => span(on, place));
  const i = off.indexOf(Math.min(...off));
  const [before, after] = [item(line, Math.max(0, i - 1)), item(line, Math.min(line.length - 1, i + 1))];
  const [dx, dy] = toward(before, after);
  const inward: Pair = [-dy * to, dx * to];
  const [px, py] = item(line, i);
  return { at: [px - inward[0] * TOOTH, py - inward[1] * TOOTH], inward, strokes: 1, cut: true };
}

function toothed(teeth: Line, to: 1 | -1, share = 1): Pair[][] {
  const count = Math.max(1, Math.floor(lengthAlong(teeth) / EVERY / share));
  const long = TOOTH * share * to;
  return Array.from({ length: count }, (_, i) => {
    const { at, along } = placeOn(teeth, (i + 0.5) / count);
    return [at, [at[0] - along[1] * long, at[1] + along[0] * long]];
  });
}

/** The slider hanging at a place, as large as the zip it runs on. */
export function slider([x, y]: Pair, share = 1): Shown {
  const [wide, high] = [SLIDER.wide * share, SLIDER.high * share];
  const outline: Pair[] = [
    [x - wide / 2, y],
    [x + wide / 2, y],
    [x + wide / 4, y - high],
    [x - wide / 4, y - high],
  ];
  return notion(outline, []);
}

/** What of a line walked down lies above a level, and where it ends there. */
function above(line: Line, level: number): { readonly down: Line; readonly end: Pair } {
  const down = [...line].sort(([, one], [, other]) => other - one).filter(([, y]) => y > level);
  return { down, end: [down.at(-1)?.[0] ?? 0, level] };
}

/** The tape of an open zip sewn to a garment that lies flat, right side up: on its allowance, down to a level. */
export function tapeBeside(line: Line, level: number): Shown {
  const { down, end } = above(line, level);
  return tape([...down, end], -1);
}

/**
 * The allowance of a garment wrapped over a facing with the tape of its zip, the tape beneath it, as far down as a level.
 */
export function wrappedOver({ piece, turned }: TurnedUp, line: readonly Pair[], level: number): Shown[] {
  const { down, end } = above(line, level);
  const cut: readonly [Pair, Pair] = [end, [end[0] + 1, level]];
  return turned.flatMap(({ surface }): Shown[] => [
    tape([...down, end], 1),
    lying(piece, 'wrong', { outline: cutAlong(surface, cut, firstOf(down)), unnamed: true }),
  ]);
}
