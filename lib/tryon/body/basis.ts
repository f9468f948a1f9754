import type { Mode } from './model';

/** All modes side by side: of each coordinate, what each mode adds to it. */
export interface Basis {
  readonly base: Float64Array;
  readonly table: Float64Array;
  readonly size: number;
}

export function basisOf(base: Float64Array, modes: readonly Mode[]): Basis {
  const size = modes.length;
  const table = new Float64Array(base.length * size);
  modes.forEach(({ delta }, k) => {
    for (let at = 0; at < delta.length; at++) table[at * size + k] = delta[at] as number;
  });
  return { base, table, size };
}

/** The base with each mode added by its weight: all of it, or only the vertices listed. */
export function blend(
  { base, table, size }: Basis,
  weights: Float64Array,
  vertices?: Uint16Array,
): Float64Array {
  const positions = base.slice();
  const count = vertices ? vertices.length : base.length / 3;
  for (let i = 0; i < count; i++) {
    const first = 3 * (vertices ? (vertices[i] as number) : i);
    for (let at = first; at < first + 3; at++) {
      let sum = positions[at] as number;
      for (let k = 0; k < size; k++) sum += (weights[k] as number) * (table[at * size + k] as number);
      positions[at] = sum;
    }
  }
  return positions;
}
