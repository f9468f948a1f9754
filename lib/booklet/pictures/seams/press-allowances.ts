import { carry, type Motion } from '@/lib/geometry/motion';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import type { Press } from '@/lib/operations/action';
import type { Step } from '@/lib/pattern/seam-view';
import { carriedArrow } from '../cloth/carry-arrow';
import type { PressArrow, Shown } from '../cloth/scene';
import { type TurnedUp, turnedUp } from '../cloth/turn-edge';
import { clothSideOf, eachPiece, edgesOn, type Laid, lineOf, longestOf } from '../cloth/walk-seam';

/** One side of a seam whose allowances lie on one of its pieces. */
interface Trimmed {
  /** Its pieces end at the seam. */
  readonly steps: readonly Step[];
  /** What lies on each of them, when it is the one they are pressed to. */
  readonly lying: ReadonlyMap<string, Pick<Shown, 'turned' | 'overcast'>>;
}

/** The allowance of the other piece lies uppermost, as it was sewn; both are overcast along their cut edge. */
export function trimmed(steps: readonly Step[]): Trimmed {
  const up = new Map<string, TurnedUp>();
  for (const { piece } of steps) {
    const own = edgesOn(steps, piece.id);
    if (!up.has(piece.id)) up.set(piece.id, turnedUp(piece.piece, piece.edges, own));
  }
  return {
    steps: steps.map((step) => {
      const turned = up.get(step.piece.id);
      return turned ? { ...step, piece: { ...step.piece, piece: turned.piece } } : step;
    }),
    lying: new Map([...up].map(([id, { turned }]) => [id, layersOf(turned)])),
  };
}

const layersOf = (turned: TurnedUp['turned']): Pick<Shown, 'turned' | 'overcast'> => ({
  turned: turned.map((each) => ({ ...each, sameSide: true })),
  overcast: turned.map(({ edge }) => edge),
});

/** Two places along the seam on each piece, an arrow each way the allowances go. */
export const arrowsAt = (a: readonly Laid[], press: Press): PressArrow[] =>
  eachPiece(a).flatMap((steps) => arrowsOn(steps, press));

/** The same on pieces moved to where they lie, the arrows pointing into them. */
export const arrowsInto = (steps: readonly Laid[], motion: Motion): PressArrow[] =>
  arrowsAt(steps, 'toward-a').map((each) => carriedArrow(each, (at) => carry(motion, at)));

function arrowsOn(a: readonly Laid[], press: Press): PressArrow[] {
  const longest = longestOf(a);
  const inward = clothSideOf(longest);
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
