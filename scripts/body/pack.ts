import { zlibSync } from 'fflate';
import { type AssetHead, STEP } from '@/lib/tryon/body/asset';
import type { Tapes } from '@/lib/tryon/body/model';
import { earlierNeighbours, guess } from '@/lib/tryon/body/neighbours';
import type { Field, Figure, Triangle } from './figure';

/** All that the asset holds, its vertices in the order in which they are kept. */
interface Packable {
  readonly figure: Figure;
  readonly triangles: readonly Triangle[];
  readonly arm: Float64Array;
  readonly tapes: Tapes;
}

/** The bytes that `decodeModel` reads. */
export function pack({ figure, triangles, arm, tapes }: Packable): Uint8Array {
  const corners = triangles.flat();
  const known = earlierNeighbours(corners, arm.length);
  const names = Object.keys(figure.modes);
  const head: AssetHead = { vertices: arm.length, triangles: triangles.length, modes: names, tapes };
  const fields = [figure.base, ...names.map((name) => figure.modes[name] as Field)];
  const text = new TextEncoder().encode(JSON.stringify(head));
  const size = new Uint8Array(new Uint32Array([text.length]).buffer);
  const parts = [
    size,
    text,
    planes(corners.map((v, i) => v - (i < 3 ? 0 : (corners[i - 3] as number)))),
    ...fields.map((field) => planes(residuals(field, known))),
    planes(Array.from(arm, (share) => Math.round(share * 255))),
  ];
  return zlibSync(new Uint8Array(parts.flatMap((part) => [...part])), { level: 9, mem: 12 });
}

/** How far each figure is from what its neighbours let one guess, in whole steps. */
function residuals(field: Field, known: readonly (readonly number[])[]): number[] {
  const values = Int32Array.from(field, (cm) => Math.round(cm / STEP));
  return Array.from(values, (value, i) => {
    const before = known[Math.floor(i / 3)] ?? [];
    return value - guess(values, i % 3, before, values[i - 3] ?? 0);
  });
}

function planes(values: readonly number[]): Uint8Array {
  const folded = values.map((value) => (value < 0 ? -2 * value - 1 : 2 * value));
  const high = folded.find((value) => value > 0xffff);
  if (high !== undefined) throw new Error('A figure does not fit into 16 bits');
  return Uint8Array.from([...folded.map((value) => value & 0xff), ...folded.map((value) => value >> 8)]);
}
