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

/** What of a group of vertices may touch its obstacle, and the planes at which it is stopped. */
export class Contact {
  /** Numbers within the group of those that may touch. */
  private readonly near: Uint32Array;
  private count = 0;
  /** Of each of them the direction away from the skin, and how far along it the plane lies. */
  private readonly planes: Float64Array;

  constructor(readonly obstacle: Obstacle) {
    this.near = new Uint32Array(obstacle.vertices.length);
    this.planes = new Float64Array(4 * obstacle.vertices.length);
  }

  /** Keeps in mind the vertices that lie nearer than `reach`, cm, to where they are stopped. */
  gather({ positions }: State, reach: number): void {
    const { field, vertices } = this.obstacle;
    this.count = 0;
    for (let i = 0; i < vertices.length; i++) {
      const p = 3 * (vertices[i] as number);
      const [x, y, z] = [positions[p], positions[p + 1], positions[p + 2]] as [number, number, number];
      if (sampleField(field, x, y, z, sample) && sample.distance < this.offsetOf(i) + reach)
        this.near[this.count++] = i;
    }
  }

  /** Lays the planes anew where those vertices now are. */
  aim({ positions }: State): void {
    const { planes, near, obstacle } = this;
    for (let k = 0; k < this.count; k++) {
      const i = near[k] as number;
      const p = 3 * (obstacle.vertices[i] as number);
      const x = positions[p] as number;
      const y = positions[p + 1] as number;
      const z = positions[p + 2] as number;
      const isMet = sampleField(obstacle.field, x, y, z, sample);
      planes[4 * k] = sample.x;
      planes[4 * k + 1] = sample.y;
      planes[4 * k + 2] = sample.z;
      planes[4 * k + 3] = isMet
        ? sample.x * x + sample.y * y + sample.z * z - sample.distance + this.offsetOf(i)
        : Number.NEGATIVE_INFINITY;
    }
  }

  private offsetOf(i: number): number {
    const { offset } = this.obstacle;
    return typeof offset === 'number' ? offset : (offset[i] as number);
  }

  /** Pushes vertices out of the body and holds those that touch it by friction. */
  push({ positions, before }: State, friction: number): void {
    const { planes, near, obstacle } = this;
    for (let k = 0; k < this.count; k++) {
      const p = 3 * (obstacle.vertices[near[k] as number] as number);
      const x = positions[p] as number;
      const y = positions[p + 1] as number;
      const z = positions[p + 2] as number;
      const nx = planes[4 * k] as number;
      const ny = planes[4 * k + 1] as number;
      const nz = planes[4 * k + 2] as number;
      const depth = (planes[4 * k + 3] as number) - (nx * x + ny * y + nz * z);
      if (depth <= 0) continue;
      const push = depth < MOST_PUSH ? depth : MOST_PUSH;
      // What it went along the skin is taken back, as far as the pressure holds it.
      const dx = x - (before[p] as number);
      const dy = y - (before[p + 1] as number);
      const dz = z - (before[p + 2] as number);
      const out = dx * nx + dy * ny + dz * nz;
      const tx = dx - out * nx;
      const ty = dy - out * ny;
      const tz = dz - out * nz;
      const slid = Math.sqrt(tx * tx + ty * ty + tz * tz);
      const held = slid > 0 ? Math.min(1, (friction * push) / slid) : 0;
      positions[p] = x + push * nx - held * tx;
      positions[p + 1] = y + push * ny - held * ty;
      positions[p + 2] = z + push * nz - held * tz;
    }
  }
}

/** Pushes vertices out of the body once. */
export function keepOutside(state: State, obstacle: Obstacle, friction: number): void {
  const contact = new Contact(obstacle);
  contact.gather(state, 0);
  contact.aim(state);
  contact.push(state, friction);
}
