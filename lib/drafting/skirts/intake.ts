import type { Face, Halves, SkirtRequest } from './skirt';
import { mayDart } from './skirt-darts';

/** Where the cloth between waist seam and hip line is taken in, on each half, cm. */
export interface Intake {
  /** The same on all four side edges, so that front and back have one curve. */
  readonly side: number;
  readonly darts: Halves<readonly number[]>;
  /** Half widths at the hip line. */
  readonly hip: Halves<number>;
}

/** Shares of the whole: sides 45 %, back 33 %, front 22 % (METHODS §8: 40–50, 30–35, 20–25). */
const SHARES = { side: 0.45, back: 0.33, front: 0.22 };
/** Wider darts are made two; narrower ones go to the side (METHODS §8, INVARIANTS B9). */
const WIDEST = { front: 2.5, back: 3.5 };
const NARROWEST = 0.6;

function split(width: number, widest: number): number[] {
  if (width < NARROWEST) return [];
  return width > widest ? [width / 2, width / 2] : [width];
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Intake of a skirt that lies on the hips with the ease chosen, or hangs plumb from a seam that is wider than they are. */
export function intakeFor(request: SkirtRequest, oneDart = false): Intake {
  const { body, ease, waist } = request;
  const total = Math.max(0, (body.hipCircumference + ease.hip) / 2 - waist.front - waist.back);
  const widest = (face: Face) => (oneDart ? Number.POSITIVE_INFINITY : WIDEST[face]);
  const dart = (face: Face) => (mayDart(request) ? split(SHARES[face] * total, widest(face)) : []);
  const darts = { front: dart('front'), back: dart('back') };
  const side = (total - sum(darts.front) - sum(darts.back)) / 2;
  const hip = (face: Face) => waist[face] + side + sum(darts[face]);
  return { side, darts, hip: { front: hip('front'), back: hip('back') } };
}
