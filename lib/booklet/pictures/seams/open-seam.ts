import { carry, type Motion, STILL } from '@/lib/geometry/motion';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Press } from '@/lib/operations/action';
import type { Step } from '@/lib/pattern/seam-view';
import { inARow } from '../cloth/arrange-scenes';
import { foldedOn } from '../cloth/fold-strip';
import { artOutline } from '../cloth/outline-piece';
import type { PressArrow, Scene, Shown } from '../cloth/scene';
import { ends, type Laid, lineOf } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace, facing, laidBeside } from './face-edges';
import { hungOn } from './hang-skirt';
import { reachingTo } from './let-out-edge';
import { isFolded, type Meeting, shownOf } from './meet-sides';
import { trimmed } from './trim-seam';

/** Both allowances overcast together and pressed to one side, where they lie on the piece. */
export function openedTogether(meeting: Meeting, press: Press): Scene {
  const [a, b] = [trimmed(meeting.a), trimmed(meeting.b)];
  const scene = opened({ ...meeting, a: a.steps, b: b.steps }, press);
  const { lying } = press === 'toward-b' ? b : a;
  return { ...scene, shown: scene.shown.map((each) => ({ ...each, ...lying.get(each.piece.id) })) };
}

/** Sewn, laid open and wrong side up; one side alone where both cannot lie flat and the allowances go to that one. */
export function opened(met: Meeting, press: Press): Scene {
  const hung = press === 'toward-b' ? hungOn(met, { side: 'wrong', air: 0 }) : undefined;
  if (hung) return { shown: hung.shown.map(asSewn), arrows: arrowsInto(hung.from, STILL) };
  const meeting = besideEachOther(met);
  const { a, b, reach } = meeting;
  const near = (steps: readonly Laid[], by: Motion) => wrong(steps, by, reach);
  if (isFolded(meeting)) return { shown: seamUppermost(meeting), arrows: arrowsAt(a, press) };
  const motion = canFace(meeting) ? laidBeside(meeting) : undefined;
  if (press === 'toward-b') return intoOther(meeting, motion);
  if (motion) {
    const under = near(b, motion).map((shown) => reachingTo(a, b, shown));
    return { shown: [...under, ...near(a, STILL)], arrows: arrowsAt(a, press) };
  }
  // Panels that are not laid beside each other would hide the seam of one another.
  return inARow(eachPiece(a).map((steps) => ({ shown: near(steps, STILL), arrows: arrowsAt(steps, press) })));
}

/** A tube turned until its seam lies uppermost: half of the cloth is seen on either side of it. */
function seamUppermost(meeting: Meeting): Shown[] {
  const { a, b } = meeting;
  const whole = artOutline(firstOf(a).piece.piece, false);
  const half = (of: readonly Laid[], from: readonly Laid[]) => foldedOn(ends(of), ends(from), whole);
  return [
    ...wrong(b, facing(meeting, 0)).map((shown) => ({ ...shown, outline: half(b, a), unnamed: true })),
    ...wrong(a, STILL).map((shown) => ({ ...shown, outline: half(a, b) })),
  ];
}

/** The arrows lie on the piece the allowances go to, so that it is never left out: beside the other if need be. */
function intoOther({ a, b, reach }: Meeting, motion: Motion | undefined): Scene {
  const near = (steps: readonly Laid[], by: Motion) => wrong(steps, by, reach);
  if (motion) return { shown: [...near(b, motion), ...near(a, STILL)], arrows: arrowsInto(b, motion) };
  const from = eachPiece(a).map((steps) => ({ shown: near(steps, STILL), arrows: [] }));
  const into = eachPiece(b).map((steps) => ({
    shown: near(steps, STILL),
    arrows: arrowsInto(steps, STILL),
  }));
  return inARow([...from, ...into]);
}

const wrong = (steps: readonly Laid[], by: Motion, reach?: number) =>
  shownOf(steps, 'wrong', by, reach).map(asSewn);

const asSewn = (shown: Shown): Shown => ({ ...shown, worked: [], sewn: shown.worked });

/** Two places along the seam on each piece, an arrow each way the allowances go. */
const arrowsAt = (a: readonly Laid[], press: Press): PressArrow[] =>
  eachPiece(a).flatMap((steps) => arrowsOn(steps, press));

/** The same on pieces moved to where they lie, the arrows pointing into them. */
function arrowsInto(steps: readonly Laid[], motion: Motion): PressArrow[] {
  return arrowsAt(steps, 'toward-a').map(({ at, direction: [dx, dy] }) => {
    const [from, to] = [carry(motion, at), carry(motion, [at[0] + dx, at[1] + dy])];
    return { at: from, direction: [to[0] - from[0], to[1] - from[1]] };
  });
}

function eachPiece(steps: readonly Laid[]): Laid[][] {
  const pieces = [...new Set(steps.map(({ piece }) => piece.id))];
  return pieces.map((id) => steps.filter(({ piece }) => piece.id === id));
}

function arrowsOn(a: readonly Laid[], press: Press): PressArrow[] {
  const longest = a.reduce((best, step) => (step.edge.length > best.edge.length ? step : best));
  const inward = isTurnedOver(longest) === Boolean(longest.reversed) ? 1 : -1;
  return pressedAt(longest, press).flatMap(([share, way]): PressArrow[] => {
    const { at, along } = placeOn(lineOf(longest), share);
    const toA: Pair = [-along[1] * inward, along[0] * inward];
    const toB: Pair = [-toA[0], -toA[1]];
    return [
      ...(way === 'toward-b' ? [] : [{ at, direction: toA }]),
      ...(way === 'toward-a' ? [] : [{ at, direction: toB }]),
    ];
  });
}

/** Cloth of the other one of a pair lies on the other side of its edge. */
const isTurnedOver = ({ lies = STILL }: Laid): boolean => lies[0] * lies[3] - lies[1] * lies[2] < 0;

/** Shares of an edge at which arrows stand, and which way they go there. */
function pressedAt(step: Step, press: Press): (readonly [number, Press])[] {
  const notch = press === 'open-to-notch' ? notchOf(step) : undefined;
  const opened = [0.3, 0.7].map((share) => [share * (notch ?? 1), press] as const);
  return notch === undefined ? opened : [...opened, [(1 + notch) / 2, 'toward-a']];
}

/** The share of an edge at which it meets the other side's notch. */
function notchOf({ piece, edge, reversed }: Laid): number | undefined {
  const notch = piece.piece.notches.find(({ edge: on, match }) => on === edge.id && match !== undefined);
  return notch && (reversed ? 1 - notch.at / edge.length : notch.at / edge.length);
}
