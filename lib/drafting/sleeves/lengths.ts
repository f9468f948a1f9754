import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { elbowDepth, elbowGirth, handGirth, wristGirth } from '../blocks/estimates';

/** Where a sleeve ends and how wide it is there. */
export interface SleeveEnd {
  /** From the crown straight down. */
  readonly length: number;
  /** Girth at the lower edge. */
  readonly hem: number;
}

/** Below the underarm, for short sleeves (METHODS §5.3: 10–14). */
const SHORT = 12;
const NARROWED = 1.5;
/** An elbow sleeve ends just above the bend. */
const ABOVE_ELBOW = 1;
const LEAST_UNDERARM = 5;
/** Over the elbow, the wrist, and the hand that must pass (METHODS §5.1). */
const CLEAR = { elbow: 5, wrist: 7, hand: 4.5, biceps: 3 };

/** A long sleeve narrows to no less than this share of its width. */
const LEAST_TAPER = 0.62;

type EndFor = (body: Body, capHeight: number, width: number) => SleeveEnd;

const ENDS: Readonly<Record<string, EndFor>> = {
  short: (body, cap, width) => ({
    length: cap + SHORT,
    hem: Math.max(width - NARROWED, body.bicepsCircumference + CLEAR.biceps),
  }),
  elbow: (body, cap, width) => ({
    length: Math.max(elbowDepth(body) - ABOVE_ELBOW, cap + LEAST_UNDERARM),
    hem: Math.min(width, Math.max(elbowGirth(body) + CLEAR.elbow, width - 2 * NARROWED)),
  }),
  long: (body, _, width) => ({
    length: body.armLength,
    hem: Math.min(
      width,
      Math.max(wristGirth(body) + CLEAR.wrist, handGirth(body) + CLEAR.hand, LEAST_TAPER * width),
    ),
  }),
};

/** The end of a plain sleeve by its length in words; wide enough for what passes through it. */
export function sleeveEnd({ options }: Choices, body: Body, capHeight: number, width: number): SleeveEnd {
  const end = ENDS[options['sleeve-length'] ?? ''];
  if (!end) throw new Error(`No sleeve length is called ${options['sleeve-length']}`);
  return end(body, capHeight, width);
}
