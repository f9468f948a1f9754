import { X, Y, Z } from '../body/place';

/** How what stands in space is looked at, from afar and a little from above. */
export interface Camera {
  /** Turned to her left, degrees: 0 is seen from the front, 180 from the back. */
  readonly turn: number;
  /** The lowest and the highest that fits into the picture, cm above the floor. */
  readonly low: number;
  readonly high: number;
}

/** Sine and cosine of how steeply one looks down on it. */
const DOWN = { sin: 0.14, cos: 0.99 };

/** Vectors as the eye has them, three figures each: x to the right, y upward, z toward it. */
export function seenBy({ turn }: Pick<Camera, 'turn'>, vectors: ArrayLike<number>): Float32Array {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const seen = new Float32Array(vectors.length);
  for (let i = 0; i < vectors.length; i += 3) {
    const [x, y, z] = [vectors[i + X], vectors[i + Y], vectors[i + Z]] as [number, number, number];
    const toward = cos * z + sin * x;
    seen[i] = cos * x - sin * z;
    seen[i + 1] = DOWN.cos * y - DOWN.sin * toward;
    seen[i + 2] = DOWN.cos * toward + DOWN.sin * y;
  }
  return seen;
}
