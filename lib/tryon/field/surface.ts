import type { BodyModel, Mark } from '@/lib/tryon/body/model';
import { placeOf } from '@/lib/tryon/body/place';

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

/** The hand begins so far beyond the wrist, cm: a cone so long stands for it, over which a sleeve glides. */
const HAND_FROM = 2;
const HAND = 10;

/** Her left arm, closed at the shoulder, with a cone for a hand: between fingers no cloth would find its way. */
export function armOf(half: Float64Array, model: BodyModel): Surface {
  const { paths, points } = model.tapes;
  const [top, wrist] = [placeOf(half, points.shoulderTip), placeOf(half, paths.arm.at(-1) as Mark)];
  const arm = [0, 1, 2].map((axis) => (wrist[axis] as number) - (top[axis] as number));
  const way = arm.map((value) => value / Math.hypot(...arm));
  const beyondWrist = (place: ArrayLike<number>) =>
    way.reduce((sum, share, axis) => sum + share * ((place[axis] as number) - (wrist[axis] as number)), 0);
  const tip: Tip = (middle) =>
    beyondWrist(middle) > 0 ? middle.map((value, axis) => value + HAND * (way[axis] as number)) : middle;
  return part(
    half,
    model,
    (share, v) => share >= ARM_FROM && beyondWrist(half.subarray(3 * v, 3 * v + 3)) < HAND_FROM,
    tip,
  );
}

/** Where the fan has its tip that closes a cut, from the middle of that. */
type Tip = (middle: readonly number[]) => readonly number[];

function part(
  half: Float64Array,
  { triangles, arm }: BodyModel,
  isOf: (share: number, vertex: number) => boolean,
  tip: Tip = (middle) => middle,
): Surface {
  const kept: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [...triangles.subarray(i, i + 3)];
    if (corners.every((v) => isOf(arm[v] as number, v))) kept.push(...corners);
  }
  // Thighs that would pass through each other touch, as on the body that is shown.
  const positions = half.map((value, i) => (i % 3 === 0 ? Math.max(0, value) : value));
  return capped(positions, kept, half, tip);
}

type Edge = readonly [from: number, to: number];

/** Where it was cut off, a fan from the tip of each cut closes it. On her middle plane it stays open. */
function capped(
  positions: Float64Array,
  triangles: readonly number[],
  half: Float64Array,
  tip: Tip,
): Surface {
  const cuts = loopsOf(openEdges(triangles).filter(([a, b]) => !isMiddle(half, a) || !isMiddle(half, b)));
  const apex = positions.length / 3;
  return {
    positions: Float64Array.from([...positions, ...cuts.flatMap((cut) => tip(middleOf(cut, positions)))]),
    triangles: Uint16Array.from([
      ...triangles,
      ...cuts.flatMap((cut, i) => cut.flatMap(([a, b]) => [b, a, apex + i])),
    ]),
  };
}

const middleOf = (cut: readonly Edge[], positions: Float64Array) =>
  [0, 1, 2].map(
    (axis) => cut.reduce((sum, [a]) => sum + (positions[a * 3 + axis] as number), 0) / cut.length,
  );

const isMiddle = (half: Float64Array, v: number) => (half[v * 3] as number) < 1e-3;

/** Edges that follow each other, cut by cut. */
function loopsOf(edges: readonly Edge[]): Edge[][] {
  const from = new Map(edges.map((edge) => [edge[0], edge]));
  const begins = new Set(edges.map(([a]) => a));
  for (const [, b] of edges) begins.delete(b);
  const loops: Edge[][] = [];
  for (const start of [...begins, ...from.keys()]) {
    const loop: Edge[] = [];
    for (let next = from.get(start); next; next = from.get(next[1])) {
      loop.push(next);
      from.delete(next[0]);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function openEdges(triangles: readonly number[]): Edge[] {
  const open = new Map<string, Edge>();
  for (let i = 0; i < triangles.length; i++) {
    const a = triangles[i] as number;
    const b = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    if (!open.delete(`${b},${a}`)) open.set(`${a},${b}`, [a, b]);
  }
  return [...open.values()];
}
