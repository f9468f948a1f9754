import { carry, composeMotions, layAlong, type Motion, STILL } from '@/lib/geometry/motion';
import { liesOn } from '@/lib/geometry/polyline/lies-on';
import { inRuns, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import { artOutline } from '../cloth/lay-piece';
import type { Shown } from '../cloth/scene';
import { tornOff } from '../cloth/tear-cloth';
import { ends, isOnePiece, type Laid, lineOf, ownLine } from '../cloth/walk-seam';

/** Stretches of seam that lie on one piece each side and can be laid edge to edge. */
export interface Meeting {
  readonly a: readonly Laid[];
  readonly b: readonly Laid[];
  readonly self: boolean;
  /** The stretches it was made of, where a seam sewn before lies between them. */
  readonly across?: readonly Meeting[];
  /** Seams sewn before: pieces of one side lie as these hold them. */
  readonly joins?: readonly SeamView[];
  /** How far beyond the work long pieces are shown; all of them when absent, cm. */
  readonly reach?: number;
}

export function meetings({ a, b, selfPaired }: SeamView): Meeting[] {
  const [left, right] = [byPiece(a), byPiece(b)];
  if (left.length === right.length) {
    return left.map((steps, i) => ({ a: steps, b: item(right, i), self: selfPaired }));
  }
  return [{ a: a.steps, b: b.steps, self: false }];
}

const byPiece = ({ steps }: Side): (readonly Step[])[] =>
  inRuns(steps, (before, next) => before.piece.id === next.piece.id);

/** A piece sewn to itself along two edges: a sleeve, a cuff. */
export const isFolded = ({ a, b, self }: Meeting) =>
  !self && isOnePiece(a) && isOnePiece(b) && a[0]?.piece.id === b[0]?.piece.id;

/** The side of the walk the cloth lies on: left of a step taken forward. */
export const sameSide = ({ a, b, self }: Meeting) => self || a[0]?.reversed === b[0]?.reversed;

/** Where side b lies on side a, edge on edge and the cloth of both on one side. */
export const laidOnto = (meeting: Meeting): Motion =>
  layAlong(ends(meeting.b), ends(meeting.a), !sameSide(meeting));

/** Whether the edge of side b, moved so, lies on that of side a all along, but for so much, cm. */
export const edgesLieOn = ({ a, b }: Pick<Meeting, 'a' | 'b'>, motion: Motion, missed?: number): boolean =>
  liesOn(
    b.flatMap(lineOf).map((at) => carry(motion, at)),
    a.flatMap(lineOf),
    missed,
  );

/** The pieces of a stretch as they lie, with the edges to be sewn. */
export function shownOf(
  steps: readonly Laid[],
  side: Shown['side'],
  motion: Motion,
  reach?: number,
): Shown[] {
  const pieces = [...new Map(steps.map((step) => [step.piece.id, step])).values()];
  return highestLast(pieces).map(({ piece: { piece }, lies = STILL }) => {
    const worked = steps.filter((step) => step.piece.id === piece.id).map(ownLine);
    const outline = reach === undefined ? undefined : tornOff(artOutline(piece, false), worked.flat(), reach);
    return {
      piece,
      side,
      unfolded: false,
      motion: composeMotions(motion, lies),
      worked,
      ...(outline ? { outline, torn: true } : {}),
    };
  });
}

/** Of pieces laid beside each other a bodice lies on what flares out below it. */
const highestLast = (steps: readonly Laid[]): Laid[] =>
  [...steps].sort((one, other) => topOf(one) - topOf(other));

const topOf = ({ piece, lies }: Laid): number =>
  lies ? Math.max(...artOutline(piece.piece, false).map((at) => carry(lies, at)[1])) : 0;

/** The shapes of the pieces of a stretch as they lie. */
export const shapesOf = (steps: readonly Laid[]): Pair[][] =>
  [...new Map(steps.map((step) => [step.piece.id, step])).values()].map(({ piece, lies = STILL }) =>
    artOutline(piece.piece, false).map((at) => carry(lies, at)),
  );
