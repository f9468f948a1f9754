import type { DistanceField } from '@/lib/tryon/field/distance-field';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import type { State } from './state';

/** What a group of vertices may not pass through. */
export interface Obstacle {
  readonly field: DistanceField;
  readonly vertices: Uint32Array;
  /** Whether they may pass until they are sewn: cloth beside the arm begins inside it. */
  readonly onceSewn: boolean;
  /** Whether it is no part of the body that they are worn on: where arm and trunk press each other, it gives way. */
  readonly beside: boolean;
  /** How far off the skin they are kept, cm: all alike, or each where other cloth lies between. */
  readonly offset: number | Float64Array;
}
/** No vertex is pushed out faster than this in one step, cm. */
const MOST_PUSH = 0.5;

const sample = emptySample();

/** Pushes vertices out of the body and holds those that touch it by friction. */
export function keepOutside(
  { positions, before }: State,
  { field, vertices, offset }: Obstacle,
  friction: number,
): void {
  for (let i = 0; i < vertices.length; i++) {
    const p = 3 * (vertices[i] as number);
    const x = positions[p] as number;
    const y = positions[p + 1] as number;
    const z = positions[p + 2] as number;
    if (!sampleField(field, x, y, z, sample)) continue;
    const depth = (typeof offset === 'number' ? offset : (offset[i] as number)) - sample.distance;
    if (depth <= 0) continue;
    const push = depth < MOST_PUSH ? depth : MOST_PUSH;
    // What it went along the skin is taken back, as far as the pressure holds it.
    const dx = x - (before[p] as number);
    const dy = y - (before[p + 1] as number);
    const dz = z - (before[p + 2] as number);
    const out = dx * sample.x + dy * sample.y + dz * sample.z;
    const tx = dx - out * sample.x;
    const ty = dy - out * sample.y;
    const tz = dz - out * sample.z;
    const slid = Math.sqrt(tx * tx + ty * ty + tz * tz);
    const held = slid > 0 ? Math.min(1, (friction * push) / slid) : 0;
    positions[p] = x + push * sample.x - held * tx;
    positions[p + 1] = y + push * sample.y - held * ty;
    positions[p + 2] = z + push * sample.z - held * tz;
  }
}
