import { pathLength } from '@/lib/geometry/length';
import { solve } from '@/lib/geometry/solve';
import { type KimonoHalf, placeOnSide, type Underarm, type UnderarmRequest, underarmFrom } from './frame';
import type { LaidArms } from './lay-arms';

/** The roundness under the arm (METHODS §5.3: ≥ 8). */
export const RADIUS = 8;
const LEAST_RADIUS = 2.5;
const HALVINGS = 6;
/** On a short arm the underarm begins higher, and is tighter: in these steps up the side. */
const STEP = 1;
/** Share of a half of the lower edge that bends to meet the underarm squarely. */
const BEND = 0.8;
const MOST_APART = 9;

/** Both halves with the underarms that are sewn to each other. */
export interface Fitted {
  readonly front: KimonoHalf;
  readonly back: KimonoHalf;
  readonly frontArm: Underarm;
  readonly backArm: Underarm;
  readonly requests: { readonly front: UnderarmRequest; readonly back: UnderarmRequest };
}

/** An arm to draw: its length over the arm, its width, and what each side loses of it to the end. */
export interface Arm {
  readonly length: number;
  readonly width: number;
  readonly taper: number;
  /** It ends above the elbow, where an underarm begun low would not have come round. */
  readonly short: boolean;
}

function requestFor(
  { length, width, taper }: Arm,
  apart: number,
): { front: UnderarmRequest; back: UnderarmRequest } {
  const half = width / 2;
  const bend = BEND * (half - MOST_APART / 2 - taper);
  const own = (by: number) => ({ width: half + by, taper, bend, length });
  return { front: own(-apart / 2), back: own(apart / 2) };
}

/** Between which two differences of width the underarms become equal: some differences cannot be drawn at all. */
function signChange(miss: (apart: number) => number): { lo: number; hi: number } | undefined {
  let before = Number.NaN;
  for (let apart = -MOST_APART; apart <= MOST_APART; apart += 1.5) {
    const now = miss(apart);
    if (before * now <= 0) return { lo: apart - 1.5, hi: apart };
    before = now;
  }
  return undefined;
}

/** Both underarms begun at one place of the side, and equally long: what one half is wider, the other is narrower. */
function fitFrom({ front, back }: LaidArms, at: number, arm: Arm): Fitted | undefined {
  const [onFront, onBack] = [placeOnSide(front, at), placeOnSide(back, at)];
  const drawn = (apart: number) => {
    const requests = requestFor(arm, apart);
    return {
      requests,
      frontArm: underarmFrom(front.arm, onFront, requests.front),
      backArm: underarmFrom(back.arm, onBack, requests.back),
    };
  };
  const miss = (apart: number) => {
    const { frontArm, backArm } = drawn(apart);
    return frontArm && backArm ? pathLength(frontArm.path) - pathLength(backArm.path) : Number.NaN;
  };
  const bracket = signChange(miss);
  if (!bracket) return undefined;
  const solved = solve({ fn: miss, ...bracket, tolerance: 1e-7, name: 'kimono-underarm' });
  if (!solved.ok) return undefined;
  const { requests, frontArm, backArm } = drawn(solved.value);
  return frontArm && backArm ? { front, back, frontArm, backArm, requests } : undefined;
}

/** Radius of the tighter underarm. */
export const roundness = ({ frontArm, backArm }: Fitted): number => Math.min(frontArm.radius, backArm.radius);

/** As high on the side as the roundness allows: the lower an underarm begins, the rounder it is. */
function highest(
  fitAt: (at: number) => Fitted | undefined,
  lowest: Fitted,
  from: number,
  to: number,
): Fitted {
  let [low, high, best] = [from, to, lowest];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const fitted = fitAt(middle);
    if (fitted && roundness(fitted) >= RADIUS) [low, best] = [middle, fitted];
    else high = middle;
  }
  return best;
}

/** The roundest that ends before a short arm does: as low on the side as can be drawn. */
function lowestDrawn(
  fitAt: (at: number) => Fitted | undefined,
  from: number,
  to: number,
): Fitted | undefined {
  for (let at = from; at < to; at += STEP) {
    const fitted = fitAt(at);
    if (fitted) return fitted;
  }
  return undefined;
}

/** At one slope of the arm: as high as can be, or, where nothing is round enough, as low as the bust dart lets it begin. */
function fitSlope(laid: LaidArms, arm: Arm): Fitted | undefined {
  const { from, to } = laid;
  const fitAt = (at: number) => fitFrom(laid, at, arm);
  const lowest = fitAt(from);
  if (!lowest) return arm.short ? lowestDrawn(fitAt, from + STEP, to) : undefined;
  return roundness(lowest) >= RADIUS ? highest(fitAt, lowest, from, to) : lowest;
}

/** At the steepest slope that is round enough, or else at the roundest; nothing where none can be sewn. */
export function roundest(arms: readonly LaidArms[], arm: Arm): Fitted | undefined {
  let best: Fitted | undefined;
  for (const laid of arms) {
    const fitted = fitSlope(laid, arm);
    if (!fitted) continue;
    if (roundness(fitted) >= RADIUS - 1e-6) return fitted;
    if (!best || roundness(fitted) > roundness(best)) best = fitted;
  }
  return best && roundness(best) >= LEAST_RADIUS ? best : undefined;
}
