import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import type { Obstacle } from '@/lib/tryon/solve/contact';
import type { Layers } from '@/lib/tryon/solve/layers';
import type { System } from './system';

/** How hard the body pushes back, g/s² per vertex. */
const HARD = 1e6;
/** Cloth gives way before skin does: it lies on it, and is pressed itself. */
const HARD_CLOTH = 1e5;
/** Sliding slower than this in a step counts as none, cm. */
const STUCK = 0.002;

const sample = emptySample();

/** Where cloth is, how far each vertex went in the step before, and how it is held against sliding on. */
interface Touching {
  readonly system: System;
  readonly positions: Float64Array;
  readonly moved: Float64Array;
  readonly friction: number;
}

/** The push of the body on what touches it, and friction against sliding on from where it lies. */
export function addTouch(touching: Touching, { field, vertices, offset }: Obstacle): void {
  const { positions } = touching;
  for (const v of vertices) {
    const [x, y, z] = [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]] as Triple;
    if (!sampleField(field, x, y, z, sample)) continue;
    addStop(touching, v, offset - sample.distance, [sample.x, sample.y, sample.z], HARD);
  }
}

/** Cloth that lies on other cloth is pushed off it, and that away from it. */
export function addOverlap(touching: Touching, overlap: Layers): void {
  const { system, positions } = touching;
  const { vertices, corners, shares, ways } = overlap;
  for (let k = 0; k < overlap.count; k++) {
    const depth = overlap.depthOf(positions, k);
    if (depth <= 0) continue;
    const way = [ways[3 * k], ways[3 * k + 1], ways[3 * k + 2]] as Triple;
    addStop(touching, vertices[k] as number, depth, way, HARD_CLOTH);
    for (let c = 3 * k; c < 3 * k + 3; c++) {
      const [under, share] = [corners[c] as number, shares[c] as number];
      system.push(under, -share * HARD_CLOTH * depth, ...way);
      system.addOuter(system.matrix.at(under, under), share * HARD_CLOTH, way, way);
    }
  }
}

type Triple = [number, number, number];

function addStop(
  { system, moved, friction }: Touching,
  v: number,
  depth: number,
  way: Triple,
  hard: number,
): void {
  if (depth <= 0) return;
  const block = system.matrix.at(v, v);
  system.push(v, hard * depth, ...way);
  const held = (friction * hard * depth) / Math.max(STUCK, slid(moved, 3 * v, way));
  system.addEven(block, held);
  system.addOuter(block, hard - held, way, way);
}

function slid(moved: Float64Array, i: number, normal: Triple): number {
  const way = [moved[i], moved[i + 1], moved[i + 2]] as Triple;
  const out = way.reduce((sum, part, axis) => sum + part * (normal[axis] as number), 0);
  return Math.sqrt(Math.max(0, way.reduce((sum, part) => sum + part * part, 0) - out * out));
}
