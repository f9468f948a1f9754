import { unzlibSync } from 'fflate';
import type { BodyModel, Tapes } from './model';
import { earlierNeighbours, guess } from './neighbours';

/** One step of the figures kept, cm. */
export const STEP = 0.02;

/** What stands before the figures of the asset, in words. */
export interface AssetHead {
  readonly vertices: number;
  readonly triangles: number;
  readonly modes: readonly string[];
  readonly tapes: Tapes;
}

/**
 * The model from its asset. Each field is kept as its distance from what its neighbours let one guess, in whole steps of
 * 16 bits, all low bytes before all high ones: so it is small.
 */
export function decodeModel(asset: Uint8Array): BodyModel {
  const bytes = unzlibSync(asset);
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as AssetHead;
  const read = reader(bytes, 4 + length);
  const triangles = readTriangles(read(head.triangles * 3));
  const known = earlierNeighbours(triangles, head.vertices);
  const field = () => restore(read(head.vertices * 3), known);
  const base = field();
  const modes = head.modes.map((name) => ({ name, delta: field() }));
  const arm = Float64Array.from(read(head.vertices), (share) => share / 255);
  return { base, modes, triangles, arm, tapes: head.tapes };
}

function reader(bytes: Uint8Array, start: number): (count: number) => Int16Array {
  let at = start;
  return (count) => {
    const values = new Int16Array(count);
    for (let i = 0; i < count; i++)
      values[i] = (bytes[at + i] as number) | ((bytes[at + count + i] as number) << 8);
    at += 2 * count;
    return values.map(unfold);
  };
}

/** Small numbers of either sign are kept as small ones without: 0, −1, 1, −2 … as 0, 1, 2, 3. */
const unfold = (kept: number) => ((kept & 0xffff) >>> 1) ^ -(kept & 1);

function readTriangles(steps: Int16Array): Uint16Array {
  const triangles = new Uint16Array(steps.length);
  for (let i = 0; i < steps.length; i++)
    triangles[i] = (triangles[i < 3 ? i : i - 3] as number) + (steps[i] as number);
  return triangles;
}

function restore(residuals: Int16Array, known: readonly (readonly number[])[]): Float64Array {
  const values = new Int32Array(residuals.length);
  known.forEach((before, vertex) => {
    for (let axis = 0; axis < 3; axis++) {
      const i = vertex * 3 + axis;
      values[i] = guess(values, axis, before, values[i - 3] ?? 0) + (residuals[i] as number);
    }
  });
  return Float64Array.from(values, (steps) => steps * STEP);
}
