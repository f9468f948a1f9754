import { carry, layAlong, type Motion, shiftMotion } from '@/lib/geometry/motion';
import { span, toward } from '@/lib/geometry/pair';
import { contains } from '@/lib/geometry/polyline/contains';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import type { Step } from '@/lib/pattern/seam-view';
import { inkPoint } from '../cloth/find-inner-point';
import { ends, isOnePiece, type Laid, lengthOf, longestOf } from '../cloth/walk-seam';
import { type Meeting, sameSide, shapesOf } from './meet-sides';

/** One piece, or several laid beside each other. */
const isOneEdge = (steps: readonly Laid[]) => isOnePiece(steps) || steps.every(({ lies }) => lies);

/** Ends nearer than this share of its length make a stretch a ring: it has no direction to lay another along. */
const RING = 0.1;

/** A stretch that comes back to where it began: a sleeve's edge from the slit round to the slit. */
export function isRing(steps: readonly Laid[]): boolean {
  const [from, to] = ends(steps);
  return span(from, to) < RING * lengthOf(steps);
}

/** A seam whose walk comes back to where it began on the same piece, the others of the ring between: its ends are the edges of a slash. */
export const isSlashed = (steps: readonly Laid[]): boolean =>
  steps.length > 1 && steps[0]?.piece.id === steps.at(-1)?.piece.id && isRing(steps);

/** Whether a piece meets the seam in two places, others between: the under part of a sleeve at both of its ends. */
export function comesAgain(steps: readonly Step[]): boolean {
  const runs = steps.filter((step, i) => step.piece.id !== steps[i - 1]?.piece.id);
  return new Set(runs.map(({ piece }) => piece.id)).size < runs.length;
}

/** What of a side the other is laid along: of one that comes round to its first piece the longest other one. */
export function faceOf(steps: readonly Laid[]): readonly Laid[] {
  if (!comesAgain(steps)) return steps;
  const { piece: longest } = longestOf(steps);
  return steps.filter(({ piece }) => piece.id === longest.id);
}

/** Whether its two sides can be laid edge to edge along this stretch. */
export const canFace = ({ a, b }: Meeting) =>
  [a, b].every((steps) => isOneEdge(steps) && !isRing(faceOf(steps)));

/** Lays side b against side a, cloth on the other side of the seam, `air` cm off it. */
export function facing(meeting: Meeting, air: number): Motion {
  const [a, b] = [faceOf(meeting.a), faceOf(meeting.b)];
  const motion = layAlong(ends(b), ends(a), sameSide(meeting));
  const [dx, dy] = toward(...ends(a));
  const away = a[0]?.reversed ? -air : air;
  return shiftMotion(motion, [dy * away, -dx * away]);
}

/** Edges that both swell out, over the hips, touch there and gape elsewhere: that much apart the seam is still read, cm. */
const GAPES = [0, 1, 2, 3];

/** As near to the other as both pieces can be seen; undefined where one would hide the other all the same. */
export function laidBeside(meeting: Meeting): Motion | undefined {
  const { a, b } = meeting;
  return GAPES.map((air) => facing(meeting, air)).find((motion) => !covers(a, b, motion));
}

/** A curve laid open along its chord may put much of one piece over the other: then the seam cannot be seen. */
const HIDDEN = 0.3;
const PLACES = 60;
/** Places are looked at a little inside the edge, so that edges that touch do not count. */
const INSIDE = 0.85;

function covers(a: readonly Laid[], b: readonly Laid[], motion: Motion): boolean {
  const over = shapesOf(a);
  return shapesOf(b).some((shape) => {
    const under = shape.map((point) => carry(motion, point));
    const [x, y] = inkPoint(under);
    const places = Array.from({ length: PLACES }, (_, i) => placeOn(under, i / PLACES).at);
    const inside = places.map((at): Pair => [x + (at[0] - x) * INSIDE, y + (at[1] - y) * INSIDE]);
    const covered = inside.filter((at) => over.some((other) => contains(other, at)));
    return covered.length > HIDDEN * PLACES;
  });
}
