import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import type { Obstacle } from '@/lib/tryon/solve/contact';
import type { System } from './system';

/** How hard the body pushes back, g/s² per vertex. */
const HARD = 1e6;
/** Sliding slower than this in a step counts as none, cm. */
const STUCK = 0.002;

const sample = emptySample();

/** The push of the body on what touches it, and friction against sliding on from where it lies. */
export function addTouch(
  system: System,
  positions: Float64Array,
  moved: Float64Array,
  { field, vertices, offset }: Obstacle,
  friction: number,
): void {
  for (let k = 0; k < vertices.length; k++) {
    const v = vertices[k] as number;
    const i = 3 * v;
    if (
      !sampleField(
        field,
        positions[i] as number,
        positions[i + 1] as number,
        positions[i + 2] as number,
        sample,
      )
    )
      continue;
    const depth = (typeof offset === 'number' ? offset : (offset[k] as number)) - sample.distance;
    if (depth <= 0) continue;
    const normal = [sample.x, sample.y, sample.z] as const;
    const block = system.matrix.at(v, v);
    system.push(v, HARD * depth, ...normal);
    const held = (friction * HARD * depth) / Math.max(STUCK, slid(moved, i, normal));
    system.addEven(block, held);
    system.addOuter(block, HARD - held, normal, normal);
  }
}

function slid(moved: Float64Array, i: number, normal: readonly [number, number, number]): number {
  const way = [moved[i], moved[i + 1], moved[i + 2]] as [number, number, number];
  const out = way.reduce((sum, part, axis) => sum + part * (normal[axis] as number), 0);
  return Math.sqrt(Math.max(0, way.reduce((sum, part) => sum + part * part, 0) - out * out));
}
