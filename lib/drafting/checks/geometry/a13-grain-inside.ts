import { distance, sub, unit } from '@/lib/geometry/point';
import { cyclicNeighbours, item, mapTuple } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Limits, Reading } from '../result';
import { defineRule } from '../rule';

const CLEAR = 1;
// A strip narrower than four centimetres has no room for a line a centimetre from both its edges.
const NARROW = 4;
const LONGEST_ASKED = 40;

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** Longest straight line of the given direction that fits into a piece, found among `LINES` parallels, cm. */
function longestChord({ seamLine }: PieceView, along: Point): number {
  const LINES = 24;
  const across = { x: -along.y, y: along.x };
  const sides = [...Array(seamLine.count).keys()].map((i) => ({
    s: seamLine.x(i) * along.x + seamLine.y(i) * along.y,
    d: seamLine.x(i) * across.x + seamLine.y(i) * across.y,
  }));
  const lo = Math.min(...sides.map(({ d }) => d));
  const hi = Math.max(...sides.map(({ d }) => d));
  let longest = 0;
  for (let k = 1; k < LINES; k++) {
    const d = lo + ((hi - lo) * k) / LINES;
    const hits: number[] = [];
    for (const [from, to] of cyclicNeighbours(sides)) {
      if (from.d <= d !== to.d <= d) hits.push(from.s + ((to.s - from.s) * (d - from.d)) / (to.d - from.d));
    }
    hits.sort((p, q) => p - q);
    for (let i = 0; i + 1 < hits.length; i += 2)
      longest = Math.max(longest, item(hits, i + 1) - item(hits, i));
  }
  return longest;
}

/** Least and greatest extent of a piece in a direction. */
function span({ seamLine }: PieceView, direction: Point): [number, number] {
  let lo = Number.POSITIVE_INFINITY;
  let hi = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < seamLine.count; i++) {
    const s = seamLine.x(i) * direction.x + seamLine.y(i) * direction.y;
    lo = Math.min(lo, s);
    hi = Math.max(hi, s);
  }
  return [lo, hi];
}

/** Longest stretch of the given direction that stays clear of the stitching line, cm. */
function longestClear(view: PieceView, along: Point): number {
  const STEP = 0.25;
  const { seamLine } = view;
  const across = { x: -along.y, y: along.x };
  const [left, right] = span(view, across);
  const [low, high] = span(view, along);
  let longest = 0;
  for (let lane = left; lane < right; lane += STEP) {
    let run = 0;
    for (let s = low; s < high; s += STEP) {
      const x = along.x * s + across.x * lane;
      const y = along.y * s + across.y * lane;
      const free = seamLine.contains(x, y) && seamLine.distance(x, y) >= CLEAR;
      run = free ? run + STEP : 0;
      longest = Math.max(longest, run - STEP);
    }
  }
  return longest;
}

const SAMPLES = 8;

/** Least distance from the grain line to the stitching line; negative where the line leaves the piece. */
function clearance({ seamLine }: PieceView, a: Point, b: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= SAMPLES; i++) {
    const x = a.x + ((b.x - a.x) * i) / SAMPLES;
    const y = a.y + ((b.y - a.y) * i) / SAMPLES;
    const away = seamLine.distance(x, y);
    least = Math.min(least, seamLine.contains(x, y) ? away : -away);
  }
  return least;
}

/** A bent band is no wider, nor a low one higher, than its cloth over its length, however much room it takes up. */
function clearLimit({ seamLine, area }: PieceView, along: Point): Limits {
  const [across, up] = [seamLine.extent(-along.y, along.x), seamLine.extent(along.x, along.y)];
  const width = Math.min(across, area / up, area / across);
  return { E: { min: width < NARROW ? Math.min(CLEAR, width / 4) : CLEAR } };
}

// A line drawn as long as asked may come out shorter by a rounding.
const ROUNDING = 1e-6;
// What a fine search for the longest clear stretch finds may be missed by this much.
const NEARLY_ALL = 0.9;

/** Half the height of the piece is asked for; on a curved band half its longest chord, or nearly all that lies clear. */
function lengthLimit(view: PieceView, along: Point, size: number): Limits {
  const asked = Math.min(LONGEST_ASKED, view.seamLine.extent(along.x, along.y) / 2) - ROUNDING;
  if (size >= asked) return { E: { min: asked } };
  const ofChord = Math.min(asked, longestChord(view, along) / 2);
  if (size >= ofChord) return { E: { min: ofChord } };
  return { E: { min: Math.min(ofChord, NEARLY_ALL * longestClear(view, along)) } };
}

function grainReadings(view: PieceView): Reading[] {
  const [a, b] = mapTuple(view.piece.grain, point);
  const size = distance(a, b);
  if (!(size > 0)) return [{ figure: 0, where: `${view.id}: grain of no length` }];
  const along = unit(sub(b, a));
  return [
    {
      figure: clearance(view, a, b),
      where: `${view.id}: from grain to edge`,
      limits: clearLimit(view, along),
    },
    { figure: size, where: `${view.id}: length of grain`, limits: lengthLimit(view, along, size) },
  ];
}

/** INVARIANTS A13. */
export const A13 = defineRule({
  id: 'A13',
  title: 'The grain line lies inside its piece and is long enough to lay it by',
  limits: { E: { min: CLEAR } },
  read: ({ pieces }) => pieces.flatMap(grainReadings),
});
