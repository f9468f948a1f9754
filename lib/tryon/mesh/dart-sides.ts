import { distance, sub, turnDegrees } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { type Chain, divided } from './chain';

/** What is put together of a piece before its inside is filled. */
export interface Frame {
  readonly points: Point[];
  readonly sides: (readonly [number, number])[];
}

/** A side of a dart turns a corner where it bends by more than this, degrees. */
const CORNER = 8;

/** Both sides of a dart inside a piece, from its top to its bottom, put into the frame. */
export function dartSides(
  outline: readonly Point[],
  top: Point,
  bottom: Point,
  spacing: number,
  { points, sides }: Frame,
): readonly [Chain, Chain] {
  const [one, other] = partedAt(outline, top, bottom);
  const parts = stretchesOf(one).map((line) => Math.max(1, Math.round(lineLength(line) / spacing)));
  const places = [one, other].map((side) => placesAlong(side, parts)) as [Point[], Point[]];
  const [first, count] = [points.length, places[0].length];
  points.push(...places[0], ...places[1].slice(1, -1));
  const chain = (from: number, side: readonly Point[]): Chain => {
    const vertices = side.map((_, i) => (i === 0 ? first : i === count - 1 ? first + count - 1 : from + i));
    vertices.slice(1).forEach((v, i) => {
      sides.push([vertices[i] as number, v]);
    });
    return { vertices, at: side.map((_, i) => i) };
  };
  return [chain(first, places[0]), chain(first + count - 1, places[1])];
}

/** Both sides have as many places between two corners, so that they meet one by one. */
function placesAlong(side: readonly Point[], parts: readonly number[]): Point[] {
  const stretches = stretchesOf(side);
  const own = stretches.length === parts.length ? stretches : [side];
  const counts = own.length === parts.length ? parts : [parts.reduce((sum, part) => sum + part, 0)];
  return [
    side[0] as Point,
    ...own.flatMap((line, i) => divided(line, lineLength(line), counts[i] as number).slice(1)),
  ];
}

/** A line parted at its corners. */
function stretchesOf(line: readonly Point[]): Point[][] {
  const corners = line.flatMap((p, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return before && after && Math.abs(turnDegrees(sub(p, before), sub(after, p))) > CORNER ? [i] : [];
  });
  const ends = [0, ...corners, line.length - 1];
  return ends.slice(1).map((end, i) => line.slice(ends[i], end + 1));
}

const lineLength = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, p, i) => sum + distance(line[i] as Point, p), 0);

/** The two ways round a closed line from its top to its bottom. */
function partedAt(outline: readonly Point[], top: Point, bottom: Point): [Point[], Point[]] {
  const closed = outline.filter((p, i) => distance(p, outline[(i + 1) % outline.length] as Point) > 1e-9);
  const start = closed.findIndex((p) => distance(p, top) < 1e-9);
  const round = [...closed.slice(start), ...closed.slice(0, start)];
  const end = round.findIndex((p) => distance(p, bottom) < 1e-9);
  return [round.slice(0, end + 1), [top, ...round.slice(end).reverse()]];
}
