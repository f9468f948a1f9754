import type { State } from './state';

/** No vertex is pushed out faster than this in one step, cm. */
const MOST_PUSH = 0.5;

/** Planes at which vertices are stopped: each vertex's own, the unit direction away from it, and how far along that it lies. */
export class Planes {
  count = 0;
  readonly vertices: Uint32Array;
  readonly ways: Float64Array;
  readonly levels: Float64Array;

  constructor(most: number) {
    this.vertices = new Uint32Array(most);
    this.ways = new Float64Array(3 * most);
    this.levels = new Float64Array(most);
  }

  add(vertex: number, x: number, y: number, z: number): void {
    this.vertices[this.count] = vertex;
    this.turn(this.count, x, y, z);
    this.count += 1;
  }

  turn(k: number, x: number, y: number, z: number): void {
    this.ways[3 * k] = x;
    this.ways[3 * k + 1] = y;
    this.ways[3 * k + 2] = z;
  }

  /** Pushes vertices that lie beyond their planes back and holds them by friction. */
  push({ positions, before }: State, friction: number): void {
    const { vertices, ways, levels } = this;
    for (let k = 0; k < this.count; k++) {
      const p = 3 * (vertices[k] as number);
      const x = positions[p] as number;
      const y = positions[p + 1] as number;
      const z = positions[p + 2] as number;
      const nx = ways[3 * k] as number;
      const ny = ways[3 * k + 1] as number;
      const nz = ways[3 * k + 2] as number;
      const depth = (levels[k] as number) - (nx * x + ny * y + nz * z);
      if (depth <= 0) continue;
      const push = depth < MOST_PUSH ? depth : MOST_PUSH;
      // What it went along the plane is taken back, as far as the pressure holds it.
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
