import type { Step } from '@/lib/pattern/seam-view';
import { ends, isOnePiece, type Laid, lengthOf, type Meeting } from './meeting';

/** One piece, or several laid beside each other. */
const isOneEdge = (steps: readonly Laid[]) => isOnePiece(steps) || steps.every(({ lies }) => lies);

/** Ends nearer than this share of its length make a stretch a ring: it has no direction to lay another along. */
const RING = 0.1;

/** A stretch that comes back to where it began: a sleeve's edge from the slit round to the slit. */
export function isRing(steps: readonly Laid[]): boolean {
  const [[ax, ay], [bx, by]] = ends(steps);
  return Math.hypot(bx - ax, by - ay) < RING * lengthOf(steps);
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
  const longest = steps.reduce((best, step) => (step.edge.length > best.edge.length ? step : best));
  return steps.filter(({ piece }) => piece.id === longest.piece.id);
}

/** Whether its two sides can be laid edge to edge along this stretch. */
export const canFace = ({ a, b }: Meeting) =>
  [a, b].every((steps) => isOneEdge(steps) && !isRing(faceOf(steps)));
