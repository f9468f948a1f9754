import type { SeamView, Side, Step } from '@/lib/drafting/checks/context/seam-view';
import type { Pair } from '@/lib/drafting/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { artOutline } from './cloth-art';
import { foldedOn } from './folded';
import { placeOn } from './place-on';
import { carry, layAlong, type Motion, STILL, shifted } from './rigid';
import type { PressArrow, Scene, Shown } from './scene';
import { contains, outlineOf } from './scene-drawing';

/** Where the allowances are pressed: apart, or both toward one side. */
export type Press = 'open' | 'toward-a' | 'toward-b';

/** Stretches of seam that lie on one piece each side and can be laid edge to edge. */
interface Meeting {
  readonly a: readonly Step[];
  readonly b: readonly Step[];
  readonly self: boolean;
}

/** Right sides together, the upper piece wrong side up; what does not lie flat that way is shown side by side. */
export function togetherScene(seams: readonly SeamView[]): Scene {
  return inARow(seams.flatMap(meetings).map((meeting) => overlaid(meeting) ?? apart(meeting)));
}

/** The edges that will be sewn, facing each other, right side up. */
export function facingScene(seams: readonly SeamView[]): Scene {
  return inARow(seams.flatMap(meetings).map(apart));
}

/** Sewn and opened out, wrong side up, with the way the allowances are pressed. */
export function openedScene(seams: readonly SeamView[], press: Press): Scene {
  return inARow(seams.flatMap(meetings).map((meeting) => opened(meeting, press)));
}

function meetings({ a, b, selfPaired }: SeamView): Meeting[] {
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

const lineOf = ({ edge, reversed }: Step): Pair[] => {
  const points = edge.points.map(({ x, y }): Pair => [x, y]);
  return reversed ? points.reverse() : points;
};

function ends(steps: readonly Step[]): readonly [Pair, Pair] {
  const [first, last] = [steps[0] as Step, steps.at(-1) as Step];
  return [lineOf(first)[0] as Pair, lineOf(last).at(-1) as Pair];
}

const isOnePiece = (steps: readonly Step[]) => steps.every(({ piece }) => piece.id === steps[0]?.piece.id);

/** The side of the walk the cloth lies on: left of a step taken forward. */
const sameSide = ({ a, b, self }: Meeting) => self || a[0]?.reversed === b[0]?.reversed;

function shownOf(steps: readonly Step[], side: Shown['side'], motion: Motion): Shown[] {
  const pieces = [...new Map(steps.map(({ piece }) => [piece.id, piece.piece])).values()];
  return pieces.map((piece) => ({
    piece,
    side,
    unfolded: false,
    motion,
    worked: steps.filter((step) => step.piece.id === piece.id).map(lineOf),
  }));
}

/** Two edges this close all along lie on each other, cm. */
const LIES_FLAT = 0.7;
/** The lower layer peeks out by this much, cm of cloth. */
const PEEK: Pair = [0.9, -0.9];

/** A piece sewn to itself along two edges: a sleeve, a cuff. */
const isFolded = ({ a, b, self }: Meeting) =>
  !self && isOnePiece(a) && isOnePiece(b) && a[0]?.piece.id === b[0]?.piece.id;

/** Such a piece folded right sides together, one edge on the other. */
function folded({ a, b }: Meeting): Scene {
  const outline = foldedOn(ends(a), ends(b), artOutline((a[0] as Step).piece.piece, false));
  return { shown: shownOf(a, 'wrong', STILL).map((shown) => ({ ...shown, outline })), arrows: [] };
}

function overlaid(meeting: Meeting): Scene | undefined {
  const { a, b, self } = meeting;
  if (isFolded(meeting)) return folded(meeting);
  if (!isOnePiece(a) || !isOnePiece(b)) return undefined;
  const motion = self ? STILL : layAlong(ends(b), ends(a), !sameSide(meeting));
  if (
    !liesOn(
      b.flatMap(lineOf).map((point) => carry(motion, point)),
      a.flatMap(lineOf),
    )
  )
    return undefined;
  const lower = shownOf(b, 'right', shifted(motion, PEEK)).map((shown) => ({ ...shown, worked: [] }));
  return { shown: [...lower, ...shownOf(a, 'wrong', STILL)], arrows: [] };
}

function liesOn(line: readonly Pair[], on: readonly Pair[]): boolean {
  return line.every((point) =>
    on.some((other, i) => i > 0 && toChord(point, on[i - 1] as Pair, other) < LIES_FLAT),
  );
}

function toChord([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const t =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

/** The other one of a pair, a little apart across the centre line. */
export const TWIN: Motion = [-1, 0, 0, 1, -2.5, 0];
/** Edges facing each other with a little air between. */
const AIR = 3;

function apart(meeting: Meeting): Scene {
  const { a, b, self } = meeting;
  if (isFolded(meeting)) return { shown: shownOf([...a, ...b], 'right', STILL), arrows: [] };
  if (self) return { shown: [...shownOf(a, 'right', TWIN), ...shownOf(a, 'right', STILL)], arrows: [] };
  if (isOnePiece(a) && isOnePiece(b)) {
    const motion = facing(meeting, AIR);
    if (!overlap(a, b, motion)) {
      return { shown: [...shownOf(a, 'right', STILL), ...shownOf(b, 'right', motion)], arrows: [] };
    }
  }
  return inARow(
    [...shownOf(a, 'right', STILL), ...shownOf(b, 'right', STILL)].map((shown) => ({
      shown: [shown],
      arrows: [],
    })),
  );
}

/** Lays side b against side a, cloth on the other side of the seam, `air` cm off it. */
function facing(meeting: Meeting, air: number): Motion {
  const { a, b } = meeting;
  const motion = layAlong(ends(b), ends(a), sameSide(meeting));
  const [p, q] = ends(a);
  const size = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const right: Pair = [(q[1] - p[1]) / size, -(q[0] - p[0]) / size];
  const away = a[0]?.reversed ? -air : air;
  return shifted(motion, [right[0] * away, right[1] * away]);
}

function overlap(a: readonly Step[], b: readonly Step[], motion: Motion): boolean {
  const [first, second] = [a[0]?.piece.piece, b[0]?.piece.piece];
  if (!first || !second) return false;
  const [one, other] = [
    artOutline(first, false),
    artOutline(second, false).map((point) => carry(motion, point)),
  ];
  return one.some((point) => contains(other, point)) || other.some((point) => contains(one, point));
}

function opened(meeting: Meeting, press: Press): Scene {
  const { a, b } = meeting;
  if (isFolded(meeting)) return { ...folded(meeting), arrows: arrowsAt(a, press) };
  const motion = isOnePiece(a) && isOnePiece(b) ? facing(meeting, 0) : undefined;
  const wrong = (steps: readonly Step[], by: Motion) =>
    shownOf(steps, 'wrong', by).map((shown) => ({ ...shown, worked: [], sewn: shown.worked }));
  const alone: Scene = { shown: wrong(a, STILL), arrows: arrowsAt(a, press) };
  if (!motion) return alone;
  return { shown: [...wrong(b, motion), ...wrong(a, STILL)], arrows: arrowsAt(a, press) };
}

/** Two places along the seam, an arrow each way the allowances go. */
function arrowsAt(a: readonly Step[], press: Press): PressArrow[] {
  const longest = a.reduce((best, step) => (step.edge.length > best.edge.length ? step : best));
  const inward = a[0]?.reversed ? -1 : 1;
  return [0.3, 0.7].flatMap((share) => {
    const { at, along } = placeOn(lineOf(longest), share);
    const toA: Pair = [-along[1] * inward, along[0] * inward];
    return [
      ...(press === 'toward-b' ? [] : [{ at, direction: toA }]),
      ...(press === 'toward-a' ? [] : [{ at, direction: [-toA[0], -toA[1]] as Pair }]),
    ];
  });
}

/** Scenes side by side, a little air between them. */
export function inARow(scenes: readonly Scene[]): Scene {
  let edge = 0;
  const moved = scenes.map((scene, i) => {
    const points = scene.shown.flatMap(outlineOf);
    const { left, right, bottom, top } = boundsOf(points);
    const shift: Pair = [edge - left + (i === 0 ? 0 : AIR * 1.5), -(bottom + top) / 2];
    edge = shift[0] + right;
    return {
      shown: scene.shown.map((shown) => ({ ...shown, motion: shifted(shown.motion, shift) })),
      arrows: scene.arrows.map(({ at, direction }) => ({
        at: [at[0] + shift[0], at[1] + shift[1]] as Pair,
        direction,
      })),
    };
  });
  return { shown: moved.flatMap(({ shown }) => shown), arrows: moved.flatMap(({ arrows }) => arrows) };
}
