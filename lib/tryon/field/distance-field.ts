import { type Grid, gridAround, indexIn, sizeOf } from './grid';
import { insideOf } from './inside';
import { squareToTriangle } from './nearest';
import type { Surface } from './surface';

/** Distances from the skin at the places of a grid, cm: positive outside. */
export interface DistanceField {
  readonly grid: Grid;
  readonly values: Float64Array;
}

/** The signed distance from a closed surface, exact at the places of a grid near it. */
export function distanceField(surface: Surface, spacing: number): DistanceField {
  const grid = gridAround(surface, spacing);
  const nearest = new Nearest(surface, grid);
  for (let t = 0; t < surface.triangles.length / 3; t++) nearest.tryAround(t);
  nearest.spread();
  const inside = insideOf(surface, grid);
  return {
    grid,
    values: nearest.squares.map((square, i) => (inside[i] ? -Math.sqrt(square) : Math.sqrt(square))),
  };
}

/** At each place the triangle known to be nearest. */
class Nearest {
  readonly squares: Float64Array;
  private readonly owners: Int32Array;

  constructor(
    private readonly surface: Surface,
    private readonly grid: Grid,
  ) {
    this.squares = new Float64Array(sizeOf(grid)).fill(Number.POSITIVE_INFINITY);
    this.owners = new Int32Array(sizeOf(grid)).fill(-1);
  }

  private try(triangle: number, i: number, j: number, k: number): void {
    const { low, spacing } = this.grid;
    const square = squareToTriangle(
      this.surface,
      triangle,
      low[0] + i * spacing,
      low[1] + j * spacing,
      low[2] + k * spacing,
    );
    const at = indexIn(this.grid, i, j, k);
    if (square >= (this.squares[at] as number)) return;
    this.squares[at] = square;
    this.owners[at] = triangle;
  }

  /** At every place within a cell of a triangle. */
  tryAround(triangle: number): void {
    const [i, j, k] = [0, 1, 2].map((axis) => this.reach(triangle, axis)) as [Reach, Reach, Reach];
    for (let c = k[0]; c <= k[1]; c++)
      for (let b = j[0]; b <= j[1]; b++) for (let a = i[0]; a <= i[1]; a++) this.try(triangle, a, b, c);
  }

  private reach(triangle: number, axis: number): Reach {
    const { positions, triangles } = this.surface;
    const cells = [0, 1, 2].map((corner) => {
      const value = positions[(triangles[triangle * 3 + corner] as number) * 3 + axis] as number;
      return (value - (this.grid.low[axis] as number)) / this.grid.spacing;
    });
    const last = (this.grid.counts[axis] as number) - 1;
    return [Math.max(0, Math.floor(Math.min(...cells))), Math.min(last, Math.ceil(Math.max(...cells)))];
  }

  /** Farther off, the triangle of a neighbour is tried, to and fro. */
  spread(): void {
    const [nx, ny, nz] = this.grid.counts;
    for (const step of [1, -1, 1, -1])
      for (let c = 0; c < nz; c++)
        for (let b = 0; b < ny; b++)
          for (let a = 0; a < nx; a++) {
            const [i, j, k] = step > 0 ? [a, b, c] : [nx - 1 - a, ny - 1 - b, nz - 1 - c];
            this.take(i, j, k, i - step, j, k);
            this.take(i, j, k, i, j - step, k);
            this.take(i, j, k, i, j, k - step);
          }
  }

  private take(i: number, j: number, k: number, p: number, q: number, r: number): void {
    const [nx, ny, nz] = this.grid.counts;
    if (p < 0 || q < 0 || r < 0 || p >= nx || q >= ny || r >= nz) return;
    const owner = this.owners[indexIn(this.grid, p, q, r)] as number;
    if (owner >= 0 && owner !== this.owners[indexIn(this.grid, i, j, k)]) this.try(owner, i, j, k);
  }
}

type Reach = readonly [from: number, to: number];
