import { type Corners, eachSample, type OnGrid } from './samples';

/** Daylight from the upper left: unit vectors toward the sun, and across and upward as it sees. */
export const TOWARD_SUN = [-0.506, 0.556, 0.659] as const;
const ASIDE = [0.793, 0, 0.609] as const;
const UPWARD = [0.339, 0.831, -0.441] as const;

/** Side of what the sun sees, samples; all that stands there lies within so many cm of the middle. */
const SIZE = 1024;
const REACH = 135;
/** So far, cm, what is lit may lie behind what the sun sees first. */
const TOLERANCE = 0.4;
/** A shadow's edge is soft over so many samples to each side. */
const SOFT = 1.6;

type Vector = readonly [number, number, number];

const dot = ([a, b, c]: Vector, x: number, y: number, z: number): number => a * x + b * y + c * z;

/** What stands in the sun, as the eye has it, and in which triangles. */
interface Solid {
  readonly seen: Float32Array;
  readonly indices: ArrayLike<number>;
}

/** How much of the sun reaches a place in the eye's space, 0 to 1; `middle`: the height of the middle, cm. */
export type Sunlit = (x: number, y: number, z: number) => number;

/** Draws what the sun sees of all that stands there. */
export function sunlightOn(solids: readonly Solid[], middle: number): Sunlit {
  const depths = new Float32Array(SIZE * SIZE).fill(Number.POSITIVE_INFINITY);
  for (const solid of solids) castFrom(solid, middle, depths);
  return (x, y, z) => {
    const from = y - middle;
    const column = onGrid(dot(ASIDE, x, from, z));
    const row = SIZE - onGrid(dot(UPWARD, x, from, z));
    const away = -dot(TOWARD_SUN, x, from, z) - TOLERANCE;
    let lit = 0;
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const at = Math.floor(row + SOFT * j) * SIZE + Math.floor(column + SOFT * i);
        if (!((depths[at] as number) < away)) lit += 1;
      }
    return lit / 9;
  };
}

const onGrid = (along: number): number => ((along / REACH + 1) / 2) * SIZE;

function castFrom({ seen, indices }: Solid, middle: number, depths: Float32Array): void {
  const count = seen.length / 3;
  const places: OnGrid = { across: new Float32Array(count), down: new Float32Array(count) };
  const away = new Float32Array(count);
  for (let v = 0; v < count; v++) {
    const [x, y, z] = [seen[3 * v], (seen[3 * v + 1] as number) - middle, seen[3 * v + 2]] as [
      number,
      number,
      number,
    ];
    places.across[v] = onGrid(dot(ASIDE, x, y, z));
    places.down[v] = SIZE - onGrid(dot(UPWARD, x, y, z));
    away[v] = -dot(TOWARD_SUN, x, y, z);
  }
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i], indices[i + 1], indices[i + 2]] as unknown as Corners;
    const [a, b, c] = corners.map((v) => away[v]) as [number, number, number];
    eachSample({ width: SIZE, height: SIZE }, places, corners, (sample, ofA, ofB, ofC) => {
      const depth = ofA * a + ofB * b + ofC * c;
      if (depth < (depths[sample] as number)) depths[sample] = depth;
    });
  }
}
