import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { elbowDepth, elbowGirth, handGirth, wristGirth } from '../blocks/estimates';
import { chosen } from '../garments/chosen';

/** Where a sleeve ends as worn, and what its lower edge has to go round there. */
export interface Reach {
  /** From the crown straight down, with whatever is sewn to the lower edge. */
  readonly length: number;
  /** The arm there. */
  readonly arm: number;
  /** Least girth closed that can be put on and worn. */
  readonly closed: number;
  /** Girth closed of a cuff that is buttoned round the arm. */
  readonly buttoned: number;
  /** Girth of a plain lower edge. */
  readonly plain: number;
  /** What the arm gains in girth for each cm further up. */
  readonly gain: number;
}

/** Below the underarm, for short sleeves (METHODS §5.3: 10–14). */
const SHORT = 12;
const NARROWED = 1.5;
/** An elbow sleeve ends just above the bend; a three-quarter one this far down the forearm. */
const ABOVE_ELBOW = 1;
const FOREARM = 0.45;
const LEAST_UNDERARM = 5;
/** Over the elbow, the wrist, and the hand that must pass; closed bands are worn closer (METHODS §5.1, §5.3). */
const CLEAR = { elbow: 5, wrist: 7, hand: 4.5, biceps: 3, forearm: 5.5, bend: 2.5 };
const CLOSED = { elbow: 3, hand: 3.5, biceps: 2, forearm: 3 };
/** A buttoned cuff hangs looser about the wrist than about the upper arm, where it would slip (METHODS §5.4). */
const BUTTONED = { wrist: 4.5, forearm: 4.5, elbow: 3, biceps: 2.5 };

/** Room at the elbow of a sleeve that passes it (INVARIANTS E4). */
export const AT_ELBOW = 3;
/** Room there of a long one that narrows evenly: where its seams end plumb it loses some of it. */
const PASSED = 3.2;

/** A long sleeve narrows to no less than this share of its width. */
const LEAST_TAPER = 0.62;

type ReachFor = (body: Body, capHeight: number, width: number) => Reach;

function forearmGirth(body: Body): number {
  return elbowGirth(body) + FOREARM * (wristGirth(body) - elbowGirth(body));
}

/** What the forearm gains from wrist to elbow for each cm. */
function forearmGain(body: Body): number {
  return (elbowGirth(body) - wristGirth(body)) / (body.armLength - elbowDepth(body));
}

function elbowReach(body: Body, cap: number): number {
  return Math.max(elbowDepth(body) - ABOVE_ELBOW, cap + LEAST_UNDERARM);
}

/** Lower edge of a long sleeve that narrows evenly and leaves the elbow its room. */
function clearOfElbow(body: Body, cap: number, width: number): number {
  const share = (elbowDepth(body) - cap) / (body.armLength - cap);
  return width - (width - elbowGirth(body) - PASSED) / share;
}

const REACHES: Readonly<Record<ValueOf<'sleeve-length'>, ReachFor>> = {
  short: ({ bicepsCircumference: arm }, cap, width) => ({
    length: cap + SHORT,
    arm,
    closed: arm + CLOSED.biceps,
    buttoned: arm + BUTTONED.biceps,
    plain: Math.max(width - NARROWED, arm + CLEAR.biceps),
    gain: 0,
  }),
  elbow: (body, cap, width) => ({
    length: elbowReach(body, cap),
    arm: elbowGirth(body),
    closed: elbowGirth(body) + CLOSED.elbow,
    buttoned: elbowGirth(body) + BUTTONED.elbow,
    plain: Math.min(width, Math.max(elbowGirth(body) + CLEAR.elbow, width - 2 * NARROWED)),
    gain: (body.bicepsCircumference - elbowGirth(body)) / (elbowReach(body, cap) - cap),
  }),
  'three-quarter': (body, _, width) => ({
    length: elbowDepth(body) + FOREARM * (body.armLength - elbowDepth(body)),
    arm: forearmGirth(body),
    closed: Math.max(forearmGirth(body) + CLOSED.forearm, handGirth(body) + CLOSED.hand),
    buttoned: forearmGirth(body) + BUTTONED.forearm,
    plain: Math.min(
      width,
      Math.max(
        forearmGirth(body) + CLEAR.forearm,
        elbowGirth(body) + CLEAR.bend,
        handGirth(body) + CLEAR.hand,
      ),
    ),
    gain: forearmGain(body),
  }),
  long: (body, cap, width) => ({
    length: body.armLength,
    arm: wristGirth(body),
    closed: handGirth(body) + CLOSED.hand,
    buttoned: wristGirth(body) + BUTTONED.wrist,
    plain: Math.min(
      width,
      Math.max(
        wristGirth(body) + CLEAR.wrist,
        handGirth(body) + CLEAR.hand,
        LEAST_TAPER * width,
        clearOfElbow(body, cap, width),
      ),
    ),
    gain: forearmGain(body),
  }),
};

/** The end of a sleeve by its length in words; wide enough for what passes through it. */
export function sleeveReach({ options }: Choices, body: Body, capHeight: number, width: number): Reach {
  return chosen(REACHES, options['sleeve-length'])(body, capHeight, width);
}
