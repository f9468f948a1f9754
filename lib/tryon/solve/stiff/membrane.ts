/** Triangles by how the cloth's two directions follow from their corners. */
export interface Membrane {
  readonly corners: Uint32Array;
  /** Of each corner, how much it counts along the weft and along the warp, 1/cm. */
  readonly across: Float64Array;
  readonly along: Float64Array;
  readonly areas: Float64Array;
}

/** How cloth resists being drawn out, g/s² (dyn per cm): along weft and warp, and in shear. */
export interface Stretch {
  readonly weft: number;
  readonly warp: number;
  readonly shear: number;
}

/** How a triangle is narrower at rest than as it was cut: the unit direction in which, and the share it loses. */
interface Narrowed {
  readonly x: number;
  readonly y: number;
  readonly lost: number;
}

/**
 * The triangles of a cloth; `grain` is the unit direction of the warp at a triangle, `narrowed` how something draws it in.
 */
export function membraneOf(
  flat: Float64Array,
  triangles: Uint32Array,
  grain: (triangle: number) => readonly [number, number],
  narrowed: (triangle: number) => Narrowed | undefined = () => undefined,
): Membrane {
  const across = new Float64Array(triangles.length);
  const along = new Float64Array(triangles.length);
  const areas = new Float64Array(triangles.length / 3);
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 2 * (triangles[i + k] as number)) as [number, number, number];
    const between = sidesOf(flat, narrowed(i / 3));
    const [[bx, by], [cx, cy]] = [between(a, b), between(a, c)];
    const double = bx * cy - cx * by;
    const [gx, gy] = grain(i / 3);
    [
      [b, c],
      [c, a],
      [a, b],
    ].forEach(([p, q], k) => {
      const [x, y] = between(p as number, q as number);
      const [dx, dy] = [-y / double, x / double];
      across[i + k] = gy * dx - gx * dy;
      along[i + k] = gx * dx + gy * dy;
    });
    areas[i / 3] = Math.abs(double) / 2;
  }
  return { corners: triangles, across, along, areas };
}

/** From one place on the flat to another, as far as that is at rest. */
function sidesOf(flat: Float64Array, narrowed: Narrowed | undefined) {
  return (from: number, to: number): readonly [number, number] => {
    const x = (flat[to] as number) - (flat[from] as number);
    const y = (flat[to + 1] as number) - (flat[from + 1] as number);
    if (!narrowed) return [x, y];
    const less = narrowed.lost * (x * narrowed.x + y * narrowed.y);
    return [x - less * narrowed.x, y - less * narrowed.y];
  };
}

/** How far a direction of the cloth has become, three figures: its length is 1 where it is not strained. */
export function directionIn(
  positions: Float64Array,
  { corners }: Membrane,
  shares: Float64Array,
  t: number,
  into: number[],
): void {
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0;
    for (let k = 3 * t; k < 3 * t + 3; k++)
      sum += (shares[k] as number) * (positions[3 * (corners[k] as number) + axis] as number);
    into[axis] = sum;
  }
}

export const lengthOf = (w: readonly number[]): number =>
  Math.sqrt((w[0] as number) ** 2 + (w[1] as number) ** 2 + (w[2] as number) ** 2);
