import { AppError } from '@/lib/errors/app-error';
import { solve } from '@/lib/geometry/solve';
import type { SleeveRequest } from '../sleeve';
import { type Half, layHalf, widthAt } from './half';
import { axisOffset } from './overarm';
import { partedAt } from './parted-halves';
import type { Parted } from './style-line';

/** How far the arm bends away from the shoulder, degrees: from close to easy (METHODS §5.3: 45–50° to 30–35° of slope). */
const BENDS = [28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 31, 34, 37, 40];
const EASIEST = 4;
/** The back may bend otherwise than the front, so that both leave the armhole at one height. */
const APART = [0, -2, 2, -4, 4, -6, 6, -8, 8, -10, 10];
/** The underarm lies this far below where the seam leaves the armhole, as shares of the bottom's length. */
const DEPTH = { least: 0.38, most: 0.82 };
/**
 * When no arm so wide fits the armhole: down to the least ease of woven cloth and a little over, for below the underarm,
 * where it is measured, the sleeve narrows already; or up, in these steps.
 */
const CHANGED = { step: 0.5, leastEase: 3.03, mostWider: 8 };

/** Then the seams may leave the armhole above its notches, by these shares of it. */
const HIGHER = [0, 0.03, 0.06, 0.09, 0.12];

/** One half fitted: from the axis to the underarm, and from the crown down the arm to it. */
export interface FittedHalf {
  readonly half: Half;
  readonly width: number;
  readonly depth: number;
}

export interface FittedRaglan {
  readonly front: FittedHalf;
  readonly back: FittedHalf;
}

/** Where the seam leaves the armhole, measured down the seam over the arm. */
function leavesAt({ meets, arm }: Half): number {
  return -meets.y - axisOffset(arm);
}

/** Both halves with the underarm equally far down the seam over the arm, so that their underarms are equally long. */
function fitAt(front: Half, back: Half, width: number): FittedRaglan | undefined {
  const halves = [front, back];
  const lo = Math.max(...halves.map((half) => leavesAt(half) + DEPTH.least * half.parted.below));
  const hi = Math.min(...halves.map((half) => leavesAt(half) + DEPTH.most * half.parted.below));
  if (hi <= lo) return undefined;
  const own = (half: Half, along: number) => widthAt(half, along + axisOffset(half.arm)) ?? Number.NaN;
  const miss = (along: number) => own(front, along) + own(back, along) - width;
  const solved = solve({ fn: miss, lo, hi, tolerance: 1e-7, name: 'raglan-depth' });
  if (!solved.ok) return undefined;
  const fitted = (half: Half): FittedHalf => ({
    half,
    width: own(half, solved.value),
    depth: solved.value + axisOffset(half.arm),
  });
  return { front: fitted(front), back: fitted(back) };
}

/** The back bent so that its seam leaves the armhole as far down the arm as the front's. */
function backBeside(front: Half, back: Parted, bend: number): Half {
  const options = APART.filter((apart) => bend + apart >= EASIEST).map((apart) =>
    layHalf('back', back, bend + apart),
  );
  const off = (half: Half) => Math.abs(leavesAt(half) - leavesAt(front));
  return options.reduce((best, half) => (off(half) < off(best) - 0.4 ? half : best));
}

function closest(front: Parted, back: Parted, width: number): FittedRaglan | undefined {
  for (const bend of BENDS) {
    const laid = layHalf('front', front, bend);
    const fitted = fitAt(laid, backBeside(laid, back, bend), width);
    if (fitted) return fitted;
  }
  return undefined;
}

/**
 * A raglan sleeve of the asked width whose seams are exactly as long as the bodice's: the arm hangs as closely as that
 * width allows (METHODS §5.3). Asks for a deeper armhole when even the easiest is too narrow, for a
 * lining until it is that of the garment.
 */
export function fitRaglan(request: SleeveRequest, lastTry: boolean): FittedRaglan | 'deepen-armhole' {
  const { body, ease } = request;
  const asked = body.bicepsCircumference + Math.max(ease, CHANGED.leastEase);
  const fitted = closest(...partedAt(request, 0), asked);
  if (fitted) return fitted;
  if (!lastTry) return 'deepen-armhole';
  for (const higher of HIGHER)
    for (const width of [asked, ...otherWidths(body.bicepsCircumference, ease)]) {
      const changed = closest(...partedAt(request, higher), width);
      if (changed) return changed;
    }
  if (request.raised) return 'deepen-armhole';
  throw new AppError('incompatible-choices', { fields: ['sleeve', 'fit'] });
}

/** Narrower widths first, then wider ones, the nearest before the others. */
function otherWidths(arm: number, ease: number): number[] {
  const { step, leastEase, mostWider } = CHANGED;
  const count = (most: number) => Math.max(0, Math.floor(most / step));
  const steps = (most: number, sign: number) =>
    Array.from({ length: count(most) }, (_, i) => arm + ease + sign * (i + 1) * step);
  const least = ease > leastEase ? [arm + leastEase] : [];
  return [...steps(ease - leastEase, -1), ...least, ...steps(mostWider, 1)];
}
