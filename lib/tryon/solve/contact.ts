import type { DistanceField } from '@/lib/tryon/field/distance-field';
import { emptySample, sampleField } from '@/lib/tryon/field/sample';
import { Planes } from './planes';
import type { State } from './state';

/** What a group of vertices may not pass through. */
export interface Obstacle {
  readonly field: DistanceField;
  readonly vertices: Uint32Array;
  /** Whether they may pass until they are sewn: cloth beside the arm begins inside it. */
  readonly onceSewn: boolean;
  /** Whether it is no part of the body that they are worn on: where arm and trunk press each other, it gives way. */
  readonly beside: boolean;
  /** How far off the skin they are kept, cm; and while what goes round it is sewn, or it would slip between them. */
  readonly offset: number;
  readonly offsetSewing?: number;
}

const sample = emptySample();

/** What of a group of vertices may touch its obstacle, and the planes at which it is stopped. */
export class Contact {
  private readonly planes: Planes;

  constructor(readonly obstacle: Obstacle) {
    this.planes = new Planes(obstacle.vertices.length);
  }

  /** Keeps in mind the vertices that lie nearer than `reach`, cm, to where they are stopped. */
  gather({ positions }: State, reach: number): void {
    const { field, vertices, offset } = this.obstacle;
    this.planes.count = 0;
    for (const v of vertices) {
      const p = 3 * v;
      const [x, y, z] = [positions[p], positions[p + 1], positions[p + 2]] as [number, number, number];
      if (sampleField(field, x, y, z, sample) && sample.distance < offset + reach)
        this.planes.add(v, sample.x, sample.y, sample.z);
    }
  }

  /** Lays the planes anew where those vertices now are. */
  aim({ positions }: State): void {
    const { planes, obstacle } = this;
    for (let k = 0; k < planes.count; k++) {
      const p = 3 * (planes.vertices[k] as number);
      const x = positions[p] as number;
      const y = positions[p + 1] as number;
      const z = positions[p + 2] as number;
      const isMet = sampleField(obstacle.field, x, y, z, sample);
      planes.turn(k, sample.x, sample.y, sample.z);
      planes.levels[k] = isMet
        ? sample.x * x + sample.y * y + sample.z * z - sample.distance + obstacle.offset
        : Number.NEGATIVE_INFINITY;
    }
  }

  /** Pushes vertices out of the body and holds those that touch it by friction. */
  push(state: State, friction: number): void {
    this.planes.push(state, friction);
  }
}

/** Pushes vertices out of the body once. */
export function keepOutside(state: State, obstacle: Obstacle, friction: number): void {
  const contact = new Contact(obstacle);
  contact.gather(state, 0);
  contact.aim(state);
  contact.push(state, friction);
}
