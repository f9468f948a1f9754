import { carry, invertMotion, type Motion, STILL } from '@/lib/geometry/motion';
import { besideLine } from '@/lib/geometry/polyline/beside-line';
import { finely } from '@/lib/geometry/polyline/finely';
import { placesOf } from '@/lib/geometry/polyline/place-on';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Press } from '@/lib/operations/action';
import { inARow } from '../cloth/arrange-scenes';
import { foldedOn } from '../cloth/fold-strip';
import { artOutline } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { eachPiece, ends, type Laid, lengthOf, lineOf } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace, facing, laidBeside } from './face-edges';
import { hungOn } from './hang-skirt';
import { isFolded, type Meeting, shownOf } from './meet-sides';
import { arrowsAt, arrowsInto, trimmed } from './press-allowances';

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

/** A hole in a sewn seam narrower than this lies under the allowances, cm. */
const NARROW = 1;
/** An edge trimmed to the seam lies on it, as nearly as it is reckoned, cm. */
const ON = 0.05;
/** Allowances stand no further out beyond the ends of a seam, cm. */
const PAST = 4;

/**
 * A piece of side b under side a, its edge let out to the line it is sewn to where both edges are hollow and cannot lie
 * on each other flat: no hole is seen in a sewn seam.
 */
function reachingTo(a: readonly Laid[], b: readonly Laid[], shown: Shown): Shown {
  const steps = b.filter(({ piece }) => piece.id === shown.piece.id);
  const own = besideLine(lineIn(steps), steps[0]?.reversed ? -1 : 1);
  const [whole, before] = [lengthOf(b), lengthOf(b.slice(0, b.indexOf(firstOf(steps))))];
  const places = placesOf(a.flatMap(lineOf).map((at) => carry(invertMotion(shown.motion), at)));
  const goal = (along: number): Pair =>
    places((before + Math.min(own.length, Math.max(0, along))) / whole).at;
  const gap = (along: number): number => -own.locate(goal(along))[1];
  if (!SHARES.some((share) => gap(share * own.length) > NARROW)) return shown;
  const outline = finely(shown.outline ?? artOutline(shown.piece, false)).map((at): Pair => {
    const [along, off] = own.locate(at);
    const isBeyond = off < ON && along > -PAST && along < own.length + PAST;
    return isBeyond && gap(along) > 0 ? moved(at, own.at([along, 0]), goal(along)) : at;
  });
  return { ...shown, outline, sewn: [], ...(shown.outline ? {} : { letOut: true }) };
}

const SHARES = Array.from({ length: 21 }, (_, i) => i / 20);

/** As the piece was drawn, wherever it lies. */
const lineIn = (steps: readonly Laid[]): Pair[] => steps.flatMap(({ lies: _, ...step }) => lineOf(step));

const moved = ([x, y]: Pair, [fromX, fromY]: Pair, [toX, toY]: Pair): Pair => [
  x + toX - fromX,
  y + toY - fromY,
];
