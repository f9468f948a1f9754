import { LENGTH_ACCURACY } from './tolerance';
import type { Cubic } from './types';

// Gauss–Legendre, eight nodes: positive abscissae and their weights.
const X1 = 0.1834346424956498;
const X2 = 0.525532409916329;
const X3 = 0.7966664774136267;
const X4 = 0.9602898564975363;
const W1 = 0.362683783378362;
const W2 = 0.3137066458778873;
const W3 = 0.2223810344533745;
const W4 = 0.1012285362903763;

/** Polynomial coefficients of the derivative of a cubic: x' = x0 + x1·t + x2·t², and the same for y. */
interface Speed {
  readonly x0: number;
  readonly x1: number;
  readonly x2: number;
  readonly y0: number;
  readonly y1: number;
  readonly y2: number;
}

function speedOf({ a, c1, c2, b }: Cubic): Speed {
  return {
    x0: 3 * (c1.x - a.x),
    x1: 6 * (c2.x - 2 * c1.x + a.x),
    x2: 3 * (b.x - 3 * c2.x + 3 * c1.x - a.x),
    y0: 3 * (c1.y - a.y),
    y1: 6 * (c2.y - 2 * c1.y + a.y),
    y2: 3 * (b.y - 3 * c2.y + 3 * c1.y - a.y),
  };
}

function speedAt(s: Speed, t: number): number {
  const x = s.x0 + t * (s.x1 + t * s.x2);
  const y = s.y0 + t * (s.y1 + t * s.y2);
  return Math.sqrt(x * x + y * y);
}

function gauss(s: Speed, from: number, to: number): number {
  const m = (from + to) / 2;
  const h = (to - from) / 2;
  return (
    h *
    (W1 * (speedAt(s, m - h * X1) + speedAt(s, m + h * X1)) +
      W2 * (speedAt(s, m - h * X2) + speedAt(s, m + h * X2)) +
      W3 * (speedAt(s, m - h * X3) + speedAt(s, m + h * X3)) +
      W4 * (speedAt(s, m - h * X4) + speedAt(s, m + h * X4)))
  );
}

// A cusp inside a segment halves the interval at each step: 30 halvings leave less than 1e-8 of it.
const DEEPEST = 30;

function adaptive(s: Speed, from: number, to: number, whole: number, depth: number): number {
  const middle = (from + to) / 2;
  const left = gauss(s, from, middle);
  const right = gauss(s, middle, to);
  if (Math.abs(left + right - whole) < LENGTH_ACCURACY || depth >= DEEPEST) return left + right;
  return adaptive(s, from, middle, left, depth + 1) + adaptive(s, middle, to, right, depth + 1);
}

// A curve whose handles never point back has an even speed; any other may stand still somewhere, where two wrong
// estimates can agree by chance, and is cut into eighths before it is believed.
function integrate(s: Speed, even: boolean, from: number, to: number): number {
  if (even) return adaptive(s, from, to, gauss(s, from, to), 0);
  let total = 0;
  const step = (to - from) / 8;
  for (let i = 0; i < 8; i++) {
    const start = from + i * step;
    total += adaptive(s, start, start + step, gauss(s, start, start + step), 0);
  }
  return total;
}

function isEven({ a, c1, c2, b }: Cubic): boolean {
  const ux = c1.x - a.x;
  const uy = c1.y - a.y;
  const vx = c2.x - c1.x;
  const vy = c2.y - c1.y;
  const wx = b.x - c2.x;
  const wy = b.y - c2.y;
  return ux * vx + uy * vy >= 0 && vx * wx + vy * wy >= 0 && ux * wx + uy * wy >= 0;
}

/** Arc length in cm of a cubic between two parameters, to `LENGTH_ACCURACY`; adaptive Gauss–Legendre. */
export function cubicLength(cubic: Cubic, from = 0, to = 1): number {
  return integrate(speedOf(cubic), isEven(cubic), from, to);
}

const NEWTON_STEPS = 30;

/** The parameter of a cubic at the arc length `along` (between 0 and its length `total`). */
export function cubicParameterAt(cubic: Cubic, along: number, total: number): number {
  const s = speedOf(cubic);
  const even = isEven(cubic);
  let lo = 0;
  let hi = 1;
  let t = along / total;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const miss = integrate(s, even, 0, t) - along;
    if (Math.abs(miss) < LENGTH_ACCURACY / 10) return t;
    if (miss > 0) hi = t;
    else lo = t;
    const next = t - miss / speedAt(s, t);
    t = next > lo && next < hi ? next : (lo + hi) / 2;
  }
  return t;
}
