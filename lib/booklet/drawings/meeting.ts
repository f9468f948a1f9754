import type { SeamView, Side, Step } from '@/lib/drafting/checks/context/seam-view';
import type { Pair } from '@/lib/drafting/types';
import { asPairs } from './as-pairs';
import { artOutline } from './cloth-art';
import type { Motion } from './rigid';
import type { Shown } from './scene';
import { tornOff } from './torn';

/** Stretches of seam that lie on one piece each side and can be laid edge to edge. */
export interface Meeting {
  readonly a: readonly Step[];
  readonly b: readonly Step[];
  readonly self: boolean;
  /** How far beyond the work long pieces are shown; all of them when absent, cm. */
  readonly reach?: number;
}

export function meetings({ a, b, selfPaired }: SeamView): Meeting[] {
  const [left, right] = [byPiece(a), byPiece(b)];
  if (left.length === right.length) {
    return left.map((steps, i) => ({ a: steps, b: right[i] as Step[], self: selfPaired }));
  }
  return [{ a: a.steps, b: b.steps, self: false }];
}

function byPiece({ steps }: Side): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && last[0]?.piece.id === step.piece.id) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

export const lineOf = ({ edge, reversed }: Step): Pair[] => {
  const points = asPairs(edge.points);
  return reversed ? points.reverse() : points;
};

/** Where a stretch begins and ends. */
export function ends(steps: readonly Step[]): readonly [Pair, Pair] {
  const [first, last] = [steps[0] as Step, steps.at(-1) as Step];
  return [lineOf(first)[0] as Pair, lineOf(last).at(-1) as Pair];
}

export const isOnePiece = (steps: readonly Step[]) =>
  steps.every(({ piece }) => piece.id === steps[0]?.piece.id);

/** Ends nearer than this share of its length make a stretch a ring: it has no direction to lay another along. */
const RING = 0.1;

/** A stretch that comes back to where it began: a sleeve's edge from the slit round to the slit. */
export function isRing(steps: readonly Step[]): boolean {
  const [[ax, ay], [bx, by]] = ends(steps);
  const length = steps.reduce((sum, { edge }) => sum + edge.length, 0);
  return Math.hypot(bx - ax, by - ay) < RING * length;
}

/** Whether two single pieces can be laid edge to edge along this stretch. */
export const canFace = ({ a, b }: Meeting) => [a, b].every((steps) => isOnePiece(steps) && !isRing(steps));

/** A piece sewn to itself along two edges: a sleeve, a cuff. */
export const isFolded = ({ a, b, self }: Meeting) =>
  !self && isOnePiece(a) && isOnePiece(b) && a[0]?.piece.id === b[0]?.piece.id;

/** The side of the walk the cloth lies on: left of a step taken forward. */
export const sameSide = ({ a, b, self }: Meeting) => self || a[0]?.reversed === b[0]?.reversed;

/** The pieces of a stretch as they lie, with the edges to be sewn. */
export function shownOf(
  steps: readonly Step[],
  side: Shown['side'],
  motion: Motion,
  reach?: number,
): Shown[] {
  const pieces = [...new Map(steps.map(({ piece }) => [piece.id, piece.piece])).values()];
  return pieces.map((piece) => {
    const worked = steps.filter((step) => step.piece.id === piece.id).map(lineOf);
    const outline = reach === undefined ? undefined : tornOff(artOutline(piece, false), worked.flat(), reach);
    return { piece, side, unfolded: false, motion, worked, ...(outline ? { outline, torn: true } : {}) };
  });
}
