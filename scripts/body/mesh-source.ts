import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mesh is drawn in decimetres. */
const CM = 10;

export interface SourceMesh {
  /** Three figures a vertex, cm. */
  readonly positions: Float64Array;
  /** The faces of each group, four vertices a face. */
  readonly groups: ReadonlyMap<string, readonly (readonly number[])[]>;
}

function rows(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.trim().split(/\s+/));
}

/** The base mesh with its groups, those of its joints among them. */
export function readMesh(folder: string): SourceMesh {
  const positions: number[] = [];
  const groups = new Map<string, number[][]>();
  let faces: number[][] = [];
  for (const [kind, ...fields] of rows(join(folder, 'base.obj'))) {
    if (kind === 'v') positions.push(...fields.map((field) => Number(field) * CM));
    if (kind === 'g') {
      faces = groups.get(fields[0] ?? '') ?? [];
      groups.set(fields[0] ?? '', faces);
    }
    if (kind === 'f') faces.push(fields.map((field) => Number.parseInt(field, 10) - 1));
  }
  return { positions: Float64Array.from(positions), groups };
}

/** What a target adds to the base at full weight, cm. */
export function readTarget(folder: string, name: string, length: number): Float64Array {
  const delta = new Float64Array(length);
  for (const [index, ...move] of rows(join(folder, 'targets', `${name}.target`)))
    move.forEach((by, axis) => {
      delta[Number(index) * 3 + axis] = Number(by) * CM;
    });
  return delta;
}

/** The middle of a joint, which the mesh marks by a small cube. */
export function middleOf(
  { groups }: SourceMesh,
  joint: string,
  values: Float64Array,
): [number, number, number] {
  const vertices = [...new Set((groups.get(joint) ?? []).flat())];
  if (vertices.length === 0) throw new Error(`The mesh has no ${joint}`);
  const mean = (axis: number) =>
    vertices.reduce((sum, vertex) => sum + (values[vertex * 3 + axis] ?? 0), 0) / vertices.length;
  return [mean(0), mean(1), mean(2)];
}
