import type { Obstacle } from '@/lib/tryon/solve/contact';
import { type Folding, Folds } from '@/lib/tryon/solve/folds';
import type { Layers } from '@/lib/tryon/solve/layers';
import type { Fabric } from '@/lib/tryon/solve/links';
import { Overlap, type Overlapping } from '@/lib/tryon/solve/overlap';
import type { Threads } from '@/lib/tryon/solve/sew';
import { solveSystem } from './conjugate';
import { addSums, bendingSums, type Sums, seamSums } from './linear';
import type { Membrane, Stretch } from './membrane';
import { addMembrane } from './membrane-forces';
import { blockTable, System } from './system';
import { addOverlap, addTouch } from './touch';

/** Cloth as the implicit solver sees it. */
interface StiffCloth {
  readonly fabric: Fabric;
  readonly membrane: Membrane;
  readonly threads: Threads;
  readonly obstacles: readonly Obstacle[];
  readonly overlaps?: readonly Overlapping[];
  readonly folding?: Folding | undefined;
  readonly stretch: Stretch;
  readonly bending: number;
  /** g/cm² */
  readonly weight: number;
  /** Vertices that do not move. */
  readonly held?: readonly number[];
}

const GRAVITY = 981;
/** Seams give less than cloth, g/s². */
const SEAM = 3e6;
const HELD = 1e12;
/** No vertex goes farther in one step, cm. */
const MOST_STEP = 1;

/** Brings cloth to rest step by step; each solves all forces at once. */
export class Finisher {
  private readonly system: System;
  private readonly sums: readonly { readonly sums: Sums; readonly table: Uint32Array }[];
  private readonly table: Uint32Array;
  private readonly moved: Float64Array;
  private readonly overlaps: readonly Layers[];

  constructor(
    readonly positions: Float64Array,
    private readonly cloth: StiffCloth,
  ) {
    const { membrane, fabric, threads } = cloth;
    const sums = [bendingSums(fabric.hinges, cloth.bending), seamSums(threads, SEAM)];
    this.system = new System(positions.length / 3, [{ corners: membrane.corners, each: 3 }, ...sums]);
    this.table = blockTable(this.system.matrix, membrane.corners, 3);
    this.sums = sums.map((own) => ({
      sums: own,
      table: blockTable(this.system.matrix, own.corners, own.each),
    }));
    this.moved = new Float64Array(positions.length);
    const folds = cloth.folding ? [new Folds(cloth.folding)] : [];
    this.overlaps = [...(cloth.overlaps ?? []).map((own) => new Overlap(own)), ...folds];
  }

  /** One step of so long a time, s, from rest to rest; how far the farthest vertex went, cm. */
  step(time: number, rounds: number, friction = 0): number {
    const { system, cloth, positions, moved } = this;
    system.clear();
    this.addWeight(time);
    addMembrane(system, positions, cloth.membrane, this.table, cloth.stretch);
    for (const { sums, table } of this.sums) addSums(system, positions, sums, table);
    const touching = { system, positions, moved, friction };
    for (const obstacle of cloth.obstacles) addTouch(touching, obstacle);
    for (const overlap of this.overlaps) {
      overlap.gather(positions);
      addOverlap(touching, overlap);
    }
    for (const v of cloth.held ?? []) system.addEven(system.matrix.at(v, v), HELD);
    moved.set(solveSystem(system.matrix, system.force, rounds));
    return this.move();
  }

  private addWeight(time: number): void {
    const { areas } = this.cloth.fabric;
    for (let v = 0; v < areas.length; v++) {
      const mass = (areas[v] as number) * this.cloth.weight;
      this.system.push(v, mass * GRAVITY, 0, -1, 0);
      this.system.addEven(this.system.matrix.at(v, v), mass / (time * time));
    }
  }

  private move(): number {
    const { moved, positions } = this;
    let most = 0;
    for (let i = 0; i < moved.length; i += 3) {
      const [x, y, z] = [moved[i] as number, moved[i + 1] as number, moved[i + 2] as number];
      most = Math.max(most, Math.sqrt(x * x + y * y + z * z));
    }
    const share = most > MOST_STEP ? MOST_STEP / most : 1;
    for (let i = 0; i < moved.length; i++) {
      moved[i] = share * (moved[i] as number);
      positions[i] = (positions[i] as number) + (moved[i] as number);
    }
    return share * most;
  }
}
