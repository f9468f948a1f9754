import type { Step } from '@/lib/drafting/checks/context/seam-view';
import type { Pair } from '@/lib/drafting/types';
import { facing } from './apart';
import { canFace, isFolded, lineOf, type Meeting, shownOf } from './meeting';
import { folded } from './overlaid';
import { placeOn } from './place-on';
import { type Motion, STILL } from './rigid';
import type { PressArrow, Scene } from './scene';

/** Where the allowances are pressed: apart, or both toward one side. */
export type Press = 'open' | 'toward-a' | 'toward-b';

/** Sewn, laid open and wrong side up; one side alone where both cannot lie flat. */
export function opened(meeting: Meeting, press: Press): Scene {
  const { a, b } = meeting;
  if (isFolded(meeting)) return { ...folded(meeting), arrows: arrowsAt(a, press) };
  const motion = canFace(meeting) ? facing(meeting, 0) : undefined;
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
