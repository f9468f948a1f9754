import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength, pointAtLength } from '@/lib/geometry/length';
import type { Pair } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Mark, Piece } from '@/lib/pattern/types';
import { may, must, type Trace, through } from './trace';

/** PDF.md: the signs of marks, cm. */
const BUTTONHOLE = 1.8;
const TICK = 0.25;
const CROSS = 0.45;
const BUST_POINT = 0.35;
const BUST_ARMS = 0.53;
const DRILL = 0.2;
const CORNER = 0.6;
const STOP = 0.5;
/** A stop lies across the way its seam takes from so far before it to so far after it. */
const NEAR = 0.2;
const ROUND = 48;

const polar = ([x, y]: Pair, degrees: number, away: number): Pair => {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.cos(radians) * away, y + Math.sin(radians) * away];
};

const circle = (at: Pair, radius: number): number[] =>
  Array.from({ length: ROUND + 1 }, (_, i) => polar(at, (i * 360) / ROUND, radius)).flat();

const sign = (...points: readonly Pair[]): Trace => must('marks', 'mark', through(...points));

/** What is drawn about a place, whichever way the sign is turned: its middle, and nothing further out than its arms. */
const about = (at: Pair, arms: number): Trace[] => [
  must('marks', 'mark', through(at, at)),
  may('marks', 'mark', through(at, at), arms),
];

function buttonhole({ at, length = BUTTONHOLE, angle = 0 }: Mark): Trace[] {
  const end = polar(at, angle, length);
  const tick = (place: Pair) => sign(polar(place, angle + 90, TICK), polar(place, angle - 90, TICK));
  return [sign(at, end), tick(at), tick(end)];
}

/** Where stitching stops: across the seam the mark lies on. */
function stop({ at, angle }: Mark, { edges }: Pick<Piece, 'edges'>): Trace[] {
  const across = 90 + (angle ?? seamAngle(edges, at));
  return [sign(polar(at, across, STOP), polar(at, across, -STOP))];
}

function seamAngle(edges: Piece['edges'], [x, y]: Pair): number {
  const near = edges
    .map(pathOf)
    .map((path) => ({ path, place: closestPlace(path, { x, y }) }))
    .reduce((best, each) => (each.place.distance < best.place.distance ? each : best));
  const [at, length] = [lengthAtPlace(near.path, near.place), pathLength(near.path)];
  const from = pointAtLength(near.path, Math.max(0, at - NEAR));
  const to = pointAtLength(near.path, Math.min(length, at + NEAR));
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The sign of a mark at its place and along its angle. */
export function markTraces(mark: Mark, piece: Pick<Piece, 'edges'>): Trace[] {
  const { kind, at, angle = 0 } = mark;
  switch (kind) {
    case 'buttonhole':
      return buttonhole(mark);
    case 'button':
      return about(at, CROSS);
    case 'bust-point':
      return [...about(at, BUST_ARMS), must('marks', 'mark', circle(at, BUST_POINT))];
    case 'drill':
      return [must('marks', 'mark', circle(at, DRILL))];
    case 'corner':
      return [sign(polar(at, angle, CORNER), at, polar(at, angle + 90, CORNER))];
    case 'stop':
      return stop(mark, piece);
  }
}
