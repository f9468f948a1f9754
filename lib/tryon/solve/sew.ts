import type { Tie } from '@/lib/tryon/cloth/ties';
import type { State } from './state';

/** Ties side by side: the vertex, both ends of what it is held to, and where between them. */
export interface Threads {
  readonly corners: Uint32Array;
  readonly shares: Float64Array;
}

export function threadsOf(ties: readonly Tie[]): Threads {
  return {
    corners: Uint32Array.from(ties.flatMap(({ vertex, from, to }) => [vertex, from, to])),
    shares: Float64Array.from(ties, ({ share }) => share),
  };
}

/** Draws each thread together, each end by no more than `most`, cm. */
export function drawTogether(
  { positions, inverse }: State,
  { corners, shares }: Threads,
  most: number,
): void {
  for (let i = 0; i < shares.length; i++) {
    const t = shares[i] as number;
    const v = corners[3 * i] as number;
    const a = corners[3 * i + 1] as number;
    const b = corners[3 * i + 2] as number;
    const wv = inverse[v] as number;
    const wa = (inverse[a] as number) * (1 - t);
    const wb = (inverse[b] as number) * t;
    const sum = wv + wa * (1 - t) + wb * t;
    if (sum === 0) continue;
    const x = gap(positions, v, a, b, t, 0);
    const y = gap(positions, v, a, b, t, 1);
    const z = gap(positions, v, a, b, t, 2);
    const size = Math.sqrt(x * x + y * y + z * z);
    const pull = (size > most ? most / size : 1) / sum;
    move(positions, v, wv * pull, x, y, z);
    move(positions, a, -wa * pull, x, y, z);
    move(positions, b, -wb * pull, x, y, z);
  }
}

/** How far the place between two vertices lies from a third along an axis, cm. */
function gap(positions: Float64Array, v: number, a: number, b: number, t: number, axis: number): number {
  return (
    (1 - t) * (positions[3 * a + axis] as number) +
    t * (positions[3 * b + axis] as number) -
    (positions[3 * v + axis] as number)
  );
}

function move(positions: Float64Array, v: number, by: number, x: number, y: number, z: number): void {
  positions[3 * v] = (positions[3 * v] as number) + by * x;
  positions[3 * v + 1] = (positions[3 * v + 1] as number) + by * y;
  positions[3 * v + 2] = (positions[3 * v + 2] as number) + by * z;
}

/** How far apart the two sides of each thread lie, cm. */
export function gapsOf(positions: Float64Array, { corners, shares }: Threads): Float64Array {
  return shares.map((t, i) => {
    const [v, a, b] = [corners[3 * i], corners[3 * i + 1], corners[3 * i + 2]] as [number, number, number];
    const parts = [0, 1, 2].map((axis) => gap(positions, v, a, b, t, axis));
    return Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
  });
}
