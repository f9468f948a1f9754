import { middleOf, readMesh, readTarget, type SourceMesh } from './mesh-source';
import { BASE, MODES, type Sum } from './recipe';

/** Positions, or what a mode adds to them: three figures a vertex, cm. */
export type Field = Float64Array;
export type Triangle = readonly [number, number, number];
export type Vector = readonly [number, number, number];

/** A figure and the ways it can change. All fields have the same vertices. */
export interface Figure {
  readonly base: Field;
  readonly modes: Readonly<Record<string, Field>>;
}

/** Vertices this near to the middle plane are on it, cm. */
const ON_PLANE = 0.01;

export interface SourceFigure extends Figure {
  readonly mesh: SourceMesh;
  readonly joint: (name: string, field: Field) => Vector;
  /** Whether a vertex is in the middle plane, where her halves meet. */
  readonly isMiddle: (vertex: number) => boolean;
}

function sumOf(folder: string, sum: Sum, length: number): Field {
  const total = new Float64Array(length);
  for (const [name, weight] of sum)
    readTarget(folder, name, length).forEach((by, i) => {
      total[i] = (total[i] ?? 0) + weight * by;
    });
  return total;
}

/** The woman of average build with every vertex of the source, and her modes. */
export function readFigure(folder: string): SourceFigure {
  const mesh = readMesh(folder);
  const { length } = mesh.positions;
  const base = sumOf(folder, BASE, length).map((by, i) => by + (mesh.positions[i] ?? 0));
  const modes = Object.entries(MODES).map(([name, sum]) => [name, sumOf(folder, sum, length)]);
  return {
    base,
    modes: Object.fromEntries(modes),
    mesh,
    joint: (name, field) => middleOf(mesh, `joint-${name}`, field),
    isMiddle: (v) => Math.abs(mesh.positions[v * 3] as number) < ON_PLANE,
  };
}

/** A linear change of the positions, made of the base and of all that is added to it alike. */
export function mapFigure(figure: Figure, change: (field: Field, isBase: boolean) => Field): Figure {
  const modes = Object.entries(figure.modes).map(([name, field]) => [name, change(field, false)]);
  return { base: change(figure.base, true), modes: Object.fromEntries(modes) };
}

/** Only the vertices listed, in that order. */
export function pick(field: Field, vertices: readonly number[]): Field {
  return Float64Array.from(vertices.flatMap((v) => [...field.subarray(v * 3, v * 3 + 3)]));
}

export const place = (field: Field, v: number): Vector => [
  field[v * 3] as number,
  field[v * 3 + 1] as number,
  field[v * 3 + 2] as number,
];

/** What is in the middle plane stays there, in every mode. */
export function heldInMiddle(figure: Figure, isMiddle: (vertex: number) => boolean): Figure {
  return mapFigure(figure, (field) => field.map((by, i) => (i % 3 === 0 && isMiddle(i / 3) ? 0 : by)));
}
