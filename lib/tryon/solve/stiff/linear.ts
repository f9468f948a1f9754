import type { Hinges } from '@/lib/tryon/solve/links';
import type { Threads } from '@/lib/tryon/solve/sew';
import type { System } from './system';

/** Vertices that a sum of their places, each by its weight, draws back to nothing. */
export interface Sums {
  readonly corners: Uint32Array;
  readonly each: number;
  readonly weights: Float64Array;
  readonly stiffness: Float64Array;
}

/** Bending of the hinges of a cloth, g·cm²/s² per cm. */
export function bendingSums({ corners, weights, factors }: Hinges, bending: number): Sums {
  return { corners, each: 4, weights, stiffness: factors.map((factor) => bending * factor) };
}

/** Seams, as springs of so many g/s². */
export function seamSums({ corners, shares }: Threads, stiffness: number): Sums {
  const weights = new Float64Array(corners.length);
  shares.forEach((share, i) => {
    weights.set([1, share - 1, -share], 3 * i);
  });
  return { corners, each: 3, weights, stiffness: shares.map(() => stiffness) };
}

export function addSums(system: System, positions: Float64Array, sums: Sums, table: Uint32Array): void {
  const { corners, each, weights, stiffness } = sums;
  for (let s = 0; s < stiffness.length; s++) {
    const first = s * each;
    const stiff = stiffness[s] as number;
    const sum = [0, 1, 2].map((axis) => {
      let total = 0;
      for (let i = first; i < first + each; i++)
        total += (weights[i] as number) * (positions[3 * (corners[i] as number) + axis] as number);
      return total;
    }) as [number, number, number];
    for (let p = 0; p < each; p++) {
      const own = stiff * (weights[first + p] as number);
      system.push(corners[first + p] as number, -own, ...sum);
      for (let q = 0; q < each; q++)
        system.addEven(table[(first + p) * each + q] as number, own * (weights[first + q] as number));
    }
  }
}
