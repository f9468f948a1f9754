import type { Hinges } from './links';

/** Hinges as they are bent back in steps of one length: where the figures of their corners begin, and how far each goes. */
export interface Bends {
  readonly corners: Uint32Array;
  readonly weights: Float64Array;
  readonly lifts: Float64Array;
}

/**
 * The hinges of cloth so stiff, g·cm²/s² per cm, in steps of so many seconds; `inverse` is one over the mass of each vertex.
 */
export function bendsOf(hinges: Hinges, inverse: Float64Array, stiffness: number, time: number): Bends {
  const { corners, weights, factors } = hinges;
  const lifts = new Float64Array(weights.length);
  factors.forEach((factor, h) => {
    const own = weights.subarray(4 * h, 4 * h + 4);
    const masses = own.map((_, k) => inverse[corners[4 * h + k] as number] as number);
    const give = own.reduce(
      (sum, weight, k) => sum + (masses[k] as number) * weight * weight,
      1 / (stiffness * factor * time * time),
    );
    own.forEach((weight, k) => {
      lifts[4 * h + k] = ((masses[k] as number) * weight) / give;
    });
  });
  return { corners: corners.map((v) => 3 * v), weights, lifts };
}

/** Bends each hinge back toward the flat. Written out: most of the time of draping is spent here. */
export function unbend(positions: Float64Array, { corners, weights, lifts }: Bends): void {
  for (let c = 0; c < corners.length; c += 4) {
    const p = corners[c] as number;
    const q = corners[c + 1] as number;
    const r = corners[c + 2] as number;
    const s = corners[c + 3] as number;
    const wp = weights[c] as number;
    const wq = weights[c + 1] as number;
    const wr = weights[c + 2] as number;
    const ws = weights[c + 3] as number;
    const lp = lifts[c] as number;
    const lq = lifts[c + 1] as number;
    const lr = lifts[c + 2] as number;
    const ls = lifts[c + 3] as number;
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[p + axis] as number;
      const b = positions[q + axis] as number;
      const d = positions[r + axis] as number;
      const e = positions[s + axis] as number;
      const bend = wp * a + wq * b + wr * d + ws * e;
      positions[p + axis] = a - lp * bend;
      positions[q + axis] = b - lq * bend;
      positions[r + axis] = d - lr * bend;
      positions[s + axis] = e - ls * bend;
    }
  }
}
