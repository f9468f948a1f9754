import type { BodyModel } from '@/lib/tryon/body/model';

/** A closed surface of her left half: three figures a vertex, three vertices a triangle. */
export interface Surface {
  readonly positions: Float64Array;
  readonly triangles: Uint16Array;
}

/** What goes with the arm by more than this is left out of the trunk. */
const TRUNK_BELOW = 0.5;
/** The arm begins a little inside the trunk, so that a sleeve finds no step between them. */
const ARM_FROM = 0.3;

/** Trunk, neck and legs without the arms, closed at the shoulder. */
export const trunkOf = (half: Float64Array, model: BodyModel): Surface =>
  part(half, model, (share) => share < TRUNK_BELOW);

/** Her left arm, closed at the shoulder. */
export const armOf = (half: Float64Array, model: BodyModel): Surface =>
  part(half, model, (share) => share >= ARM_FROM);

function part(half: Float64Array, { triangles, arm }: BodyModel, isOf: (share: number) => boolean): Surface {
  const kept: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [...triangles.subarray(i, i + 3)];
    if (corners.every((v) => isOf(arm[v] as number))) kept.push(...corners);
  }
  // Thighs that would pass through each other touch, as on the body that is shown.
  const positions = half.map((value, i) => (i % 3 === 0 ? Math.max(0, value) : value));
  return capped(positions, kept, half);
}

/** Where it was cut off, a fan about the middle of the cut closes it. On her middle plane it stays open. */
function capped(positions: Float64Array, triangles: readonly number[], half: Float64Array): Surface {
  const cut = openEdges(triangles).filter(([a, b]) => !isMiddle(half, a) || !isMiddle(half, b));
  if (cut.length === 0) return { positions, triangles: Uint16Array.from(triangles) };
  const middle = [0, 1, 2].map(
    (axis) => cut.reduce((sum, [a]) => sum + (positions[a * 3 + axis] as number), 0) / cut.length,
  );
  const apex = positions.length / 3;
  return {
    positions: Float64Array.from([...positions, ...middle]),
    triangles: Uint16Array.from([...triangles, ...cut.flatMap(([a, b]) => [b, a, apex])]),
  };
}

const isMiddle = (half: Float64Array, v: number) => (half[v * 3] as number) < 1e-3;

function openEdges(triangles: readonly number[]): (readonly [number, number])[] {
  const open = new Map<string, readonly [number, number]>();
  for (let i = 0; i < triangles.length; i++) {
    const a = triangles[i] as number;
    const b = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    if (!open.delete(`${b},${a}`)) open.set(`${a},${b}`, [a, b]);
  }
  return [...open.values()];
}
