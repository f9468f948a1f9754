/** Why no root was found: the ends of the bracket do not change sign, or the steps ran out. */
type SolveReason = 'not-bracketed' | 'not-finite' | 'no-convergence';

/** What was asked, and how far it was off at both ends: enough to tell the maker which figure to change. */
interface SolveFailure {
  readonly ok: false;
  readonly name: string;
  readonly reason: SolveReason;
  readonly lo: number;
  readonly hi: number;
  readonly atLo: number;
  readonly atHi: number;
}

interface SolveSuccess {
  readonly ok: true;
  readonly value: number;
}

export type Solved = SolveSuccess | SolveFailure;

interface SolveRequest {
  readonly fn: (x: number) => number;
  readonly lo: number;
  readonly hi: number;
  /** Accuracy of the root, in the unit of x. */
  readonly tolerance: number;
  /** What is solved, in the trade's words: it names the failure. */
  readonly name: string;
}

const STEPS = 100;

/** Root of `fn` between `lo` and `hi`, where it must change sign. Brent's method: never leaves the bracket. */
export function solve({ fn, lo, hi, tolerance, name }: SolveRequest): Solved {
  const atLo = fn(lo);
  const atHi = fn(hi);
  const failed = (reason: SolveReason): SolveFailure => ({ ok: false, name, reason, lo, hi, atLo, atHi });
  if (!Number.isFinite(atLo) || !Number.isFinite(atHi)) return failed('not-finite');
  if (atLo === 0) return { ok: true, value: lo };
  if (atHi === 0) return { ok: true, value: hi };
  if (atLo > 0 === atHi > 0) return failed('not-bracketed');
  return brent(fn, { a: lo, fa: atLo, b: hi, fb: atHi }, tolerance, failed);
}

interface Bracket {
  readonly a: number;
  readonly fa: number;
  readonly b: number;
  readonly fb: number;
}

function brent(
  fn: (x: number) => number,
  start: Bracket,
  tolerance: number,
  failed: (reason: SolveReason) => SolveFailure,
): Solved {
  let { a, fa, b, fb } = start;
  let c = a;
  let fc = fa;
  let step = b - a;
  let previous = step;
  for (let i = 0; i < STEPS; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      previous = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const least = Number.EPSILON * 2 * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= least || fb === 0) return { ok: true, value: b };
    const guess =
      Math.abs(previous) >= least && Math.abs(fa) > Math.abs(fb)
        ? interpolate(a, fa, b, fb, c, fc)
        : undefined;
    const bold =
      guess !== undefined && 2 * Math.abs(guess) < Math.min(3 * Math.abs(half) - least, Math.abs(previous));
    const inward = guess !== undefined && guess * half > 0;
    previous = bold && inward ? step : half;
    step = bold && inward ? guess : half;
    a = b;
    fa = fb;
    b += Math.abs(step) > least ? step : Math.sign(half) * least;
    fb = fn(b);
    if (!Number.isFinite(fb)) return failed('not-finite');
  }
  return failed('no-convergence');
}

// Secant through two points, inverse quadratic through three: the step from b.
function interpolate(a: number, fa: number, b: number, fb: number, c: number, fc: number): number {
  const s = fb / fa;
  if (a === c) return ((c - b) * s) / (s - 1);
  const q = fa / fc;
  const r = fb / fc;
  return (s * ((c - b) * q * (q - r) - (b - a) * (r - 1))) / -((q - 1) * (r - 1) * (s - 1));
}
