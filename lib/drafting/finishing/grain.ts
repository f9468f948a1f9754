import { perp, scale, unit } from '@/lib/geometry/point';
import type { Point, Polygon } from '@/lib/geometry/types';
import {
  extent,
  longestShared,
  type Seen,
  type Span,
  seenAlong,
  spansInside,
  squareToOutline,
} from './lanes';

/** Longest a grainline is drawn: more does not help to lay it (METHODS §11). */
const LONGEST = 40;
const SHARE = 0.6;
/** Distance kept from the stitching line (INVARIANTS A13). */
const MARGIN = 1;
// Lanes tried over the width of a piece.
const LANES = 23;
// Short of this share of the wanted length, a lane with a narrower margin is looked for.
const LONG_ENOUGH = 0.75;
// Halvings of a margin: finer than anyone lays cloth.
const HALVINGS = 7;

/** How a grainline should be placed beyond lying inside its piece. */
export interface GrainPlace {
  /** A point it should run close to; the middle of the piece without one. */
  readonly near?: Point;
  /** Darts, pockets and other shapes it should not run over where there is a lane beside them. */
  readonly avoid?: readonly Polygon[];
}

interface Stretch extends Span {
  readonly lane: number;
}

const sizeOf = ({ from, to }: Span): number => to - from;

function isClear(outline: Seen, along: number, lane: number, margin: number): boolean {
  return squareToOutline(outline, along, lane) >= margin * margin;
}

/** How far in from an end the margin is kept: at a slanting edge that is less than the margin itself. */
function inset(outline: Seen, lane: number, end: number, reach: number, margin: number): number | undefined {
  if (!isClear(outline, end + reach, lane, margin)) return undefined;
  let lo = 0;
  let hi = reach;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (lo + hi) / 2;
    if (isClear(outline, end + middle, lane, margin)) hi = middle;
    else lo = middle;
  }
  return end + hi;
}

function shortened({ from, to }: Span, wanted: number): Span {
  const middle = (from + to) / 2;
  const half = Math.min(to - from, wanted) / 2;
  return { from: middle - half, to: middle + half };
}

/** What a lane keeps clear of both sides; its ends may still touch the outline. */
function roomOn(outline: Seen, lane: number, margin: number): Stretch | undefined {
  const [left, middle, right] = [lane - margin, lane, lane + margin].map((at) => spansInside(outline, at));
  const room = longestShared(left as Span[], middle as Span[], right as Span[]);
  return room && sizeOf(room) >= margin ? { ...room, lane } : undefined;
}

/** The grainline in a room: `wanted` long in its middle, or as long as the margin at its ends leaves. */
function lineIn(outline: Seen, room: Stretch, margin: number, wanted: number): Stretch | undefined {
  const { lane } = room;
  const easy = shortened(room, wanted);
  const isEasy = sizeOf(room) >= wanted + 2 * margin;
  if (isEasy && isClear(outline, easy.from, lane, margin) && isClear(outline, easy.to, lane, margin)) {
    return { ...easy, lane };
  }
  const reach = Math.min(2 * margin, sizeOf(room) / 2);
  const from = inset(outline, lane, room.from, reach, margin);
  const to = inset(outline, lane, room.to, -reach, margin);
  if (from === undefined || to === undefined || to <= from) return undefined;
  return { ...shortened({ from, to }, wanted), lane };
}

function runsOver({ lane, from, to }: Stretch, shapes: readonly Seen[]): boolean {
  return shapes.some((shape) => spansInside(shape, lane).some((span) => span.from < to && span.to > from));
}

/** Lanes from the preferred place outward. */
function lanesFrom({ from, to }: Span, preferred: number): number[] {
  const step = (to - from) / (LANES + 1);
  const lanes = Array.from({ length: LANES }, (_, i) => from + step * (i + 1));
  return [preferred, ...lanes].sort((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred));
}

interface Search {
  readonly outline: Seen;
  readonly shapes: readonly Seen[];
  readonly lanes: readonly number[];
  readonly margins: readonly number[];
  readonly wanted: number;
}

/** The first line, in order of preference, of the wanted length; or else the longest one. */
function searchWith({ outline, shapes, lanes, wanted }: Search, margin: number): Stretch | undefined {
  const rooms = lanes.flatMap((lane) => roomOn(outline, lane, margin) ?? []);
  let best: Stretch | undefined;
  // Where no room is wanted-long the longest comes first: once a line is longer than the next room, it has won.
  if (!rooms.some((room) => sizeOf(room) >= wanted)) rooms.sort((a, b) => sizeOf(b) - sizeOf(a));
  for (const room of rooms) {
    if (best && sizeOf(room) <= sizeOf(best)) continue;
    const line = lineIn(outline, room, margin, wanted);
    if (!line || runsOver(line, shapes)) continue;
    if (sizeOf(line) >= wanted - 1e-6) return line;
    if (!best || sizeOf(line) > sizeOf(best)) best = line;
  }
  return best;
}

/** Narrower margins are tried only where the wider ones leave no line, or a short one. */
function search(request: Search): Stretch | undefined {
  let best: Stretch | undefined;
  for (const margin of request.margins) {
    if (best && (sizeOf(best) >= LONG_ENOUGH * request.wanted || margin < MARGIN)) return best;
    const found = searchWith(request, margin);
    if (found && (!best || sizeOf(found) > sizeOf(best))) best = found;
  }
  return best;
}

/**
 * A grainline: parallel to `direction`, inside the stitching line and 1 cm or more from it, 60 % of the piece's extent
 * long and 40 cm at most, or as long as there is room. It lies in the middle of the piece, or as near to the place asked
 * as there is room, clear of what it should avoid. On a strip too narrow for the margin it runs down the middle. Cm.
 * METHODS §11; INVARIANTS A13, A14.
 */
export function grainLine(stitchLine: Polygon, direction: Point, place: GrainPlace = {}): [Point, Point] {
  const along = unit(direction);
  const outline = seenAlong(stitchLine, along);
  const width = extent(outline.across);
  const height = extent(outline.along);
  const preferred = place.near
    ? place.near.y * along.x - place.near.x * along.y
    : (width.from + width.to) / 2;
  const request = {
    outline,
    lanes: lanesFrom(width, preferred),
    margins: [MARGIN * 1.5, MARGIN * 1.02, sizeOf(width) / 4, sizeOf(width) / 10],
    wanted: Math.min(LONGEST, SHARE * sizeOf(height)),
  };
  const shapes = (place.avoid ?? []).map((shape) => seenAlong(shape, along));
  const found = search({ ...request, shapes }) ?? search({ ...request, shapes: [] });
  if (!found) throw new RangeError(`No room for a grainline in ${sizeOf(width)} × ${sizeOf(height)} cm`);
  const side = perp(along);
  const at = (s: number): Point => {
    const foot = scale(side, found.lane);
    return { x: foot.x + along.x * s, y: foot.y + along.y * s };
  };
  return [at(found.from), at(found.to)];
}
