import type { Hinges, Links } from './links';
import type { State } from './state';

/** Brings both ends of each side to its length on the flat. */
export function holdLengths({ positions, inverse }: State, { pairs, rest }: Links): void {
  for (let i = 0; i < rest.length; i++) {
    const a = pairs[2 * i] as number;
    const b = pairs[2 * i + 1] as number;
    const wa = inverse[a] as number;
    const wb = inverse[b] as number;
    const p = 3 * a;
    const q = 3 * b;
    const x = (positions[q] as number) - (positions[p] as number);
    const y = (positions[q + 1] as number) - (positions[p + 1] as number);
    const z = (positions[q + 2] as number) - (positions[p + 2] as number);
    const size = Math.sqrt(x * x + y * y + z * z);
    if (size === 0 || wa + wb === 0) continue;
    const pull = (size - (rest[i] as number)) / (size * (wa + wb));
    positions[p] = (positions[p] as number) + wa * pull * x;
    positions[p + 1] = (positions[p + 1] as number) + wa * pull * y;
    positions[p + 2] = (positions[p + 2] as number) + wa * pull * z;
    positions[q] = (positions[q] as number) - wb * pull * x;
    positions[q + 1] = (positions[q + 1] as number) - wb * pull * y;
    positions[q + 2] = (positions[q + 2] as number) - wb * pull * z;
  }
}

/** Bends each hinge back toward the flat with the stiffness of the cloth, g·cm²/s² per cm. */
export function unbend({ positions, inverse }: State, hinges: Hinges, stiffness: number, time: number): void {
  const { corners, weights, factors } = hinges;
  for (let h = 0; h < factors.length; h++) {
    const c = 4 * h;
    let sum = 1 / (stiffness * (factors[h] as number) * time * time);
    for (let i = c; i < c + 4; i++)
      sum += (inverse[corners[i] as number] as number) * (weights[i] as number) ** 2;
    const p = 3 * (corners[c] as number);
    const q = 3 * (corners[c + 1] as number);
    const r = 3 * (corners[c + 2] as number);
    const s = 3 * (corners[c + 3] as number);
    for (let axis = 0; axis < 3; axis++) {
      const bend =
        (weights[c] as number) * (positions[p + axis] as number) +
        (weights[c + 1] as number) * (positions[q + axis] as number) +
        (weights[c + 2] as number) * (positions[r + axis] as number) +
        (weights[c + 3] as number) * (positions[s + axis] as number);
      const back = -bend / sum;
      for (let i = c; i < c + 4; i++) {
        const v = corners[i] as number;
        positions[3 * v + axis] =
          (positions[3 * v + axis] as number) + (inverse[v] as number) * (weights[i] as number) * back;
      }
    }
  }
}
