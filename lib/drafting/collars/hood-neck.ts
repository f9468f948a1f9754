import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength } from '@/lib/geometry/length';
import { endOf, path } from '@/lib/geometry/path';
import { add, perp, polar, scale } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import { solve } from '@/lib/geometry/solve';
import type { Path, Point } from '@/lib/geometry/types';
import type { NeckEnd } from './neck';

const ORIGIN = { x: 0, y: 0 };
/** The neck edge rises toward the centre back, degrees, and is hollow in front, cm (METHODS §6). */
export const NAPE_RISE = 5;
const HOLLOW = 0.8;
/** A handle two thirds along draws a cubic out by this share of its own offset. */
const DRAWN_OUT = 4 / 9;
/** Before a point it turns by this share of what that lacks of a right angle (METHODS §6). */
const TURNED = 0.5;
/** From a point at the nape to a curve in front it arrives there so much steeper, degrees, as its hollow does. */
const HOLLOW_TURN = 12;

/** Half a neckline from the centre back: its length, and how it comes to either centre. */
export interface HoodNeckline {
  readonly length: number;
  readonly front: NeckEnd;
  readonly back: NeckEnd;
}

/** Square at the centre back, hollow toward the front, as long as its chord asks. */
function hollow(chord: number): Path {
  const along = polar(ORIGIN, -NAPE_RISE, 1);
  const handle = add(scale(along, (2 / 3) * chord), scale(perp(along), HOLLOW / DRAWN_OUT));
  return path(cubic(ORIGIN, scale(along, chord / 3), handle, scale(along, chord)));
}

/** From a place on, bent evenly from one heading into another, degrees. */
function bent(from: Point, headings: readonly [number, number], chord: number): Path {
  const [leaves, arrives] = headings;
  const to = polar(from, (leaves + arrives) / 2, chord);
  return path(cubicWithTangents(from, polar(ORIGIN, leaves, 1), to, polar(ORIGIN, arrives, 1)));
}

/** A curve of a length, from those drawn over a chord. */
function ofLength(length: number, over: (chord: number) => Path): Path {
  const fn = (chord: number) => pathLength(over(chord)) - length;
  const solved = solve({ fn, lo: 0.5 * length, hi: length, tolerance: 1e-8, name: 'hood neck' });
  if (!solved.ok) throw new Error('No neck edge of a hood is as long as the neckline');
  return over(solved.value);
}

const isPoint = ({ straight }: NeckEnd): boolean => straight > 0;
const turnAt = ({ angle }: NeckEnd): number => TURNED * (90 - angle);

/**
 * The neck edge of half a hood, from the centre back, as long as half the neckline. Before a point, in front or at the
 * nape, it turns down and runs straight as the neckline does there: cut level it would stand away in a fold; turned the
 * whole way, the rims of a V would meet edge to edge up to the chin (METHODS §6).
 */
export function hoodNeck({ length, front, back }: HoodNeckline): Path {
  if (!isPoint(front) && !isPoint(back)) return ofLength(length, hollow);
  const leaves = turnAt(back) - NAPE_RISE;
  const arrives = -NAPE_RISE - (isPoint(front) ? turnAt(front) : HOLLOW_TURN);
  const from = polar(ORIGIN, leaves, back.straight);
  const bend = ofLength(length - front.straight - back.straight, (chord) =>
    bent(from, [leaves, arrives], chord),
  );
  const end = endOf(bend);
  return path(
    ...(isPoint(back) ? [line(ORIGIN, from)] : []),
    ...bend,
    ...(isPoint(front) ? [line(end, polar(end, arrives, front.straight))] : []),
  );
}
