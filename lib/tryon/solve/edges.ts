/** An edge of a mesh: its ends, and the third corners of the triangles beside it. */
export interface MeshEdge {
  readonly from: number;
  readonly to: number;
  readonly beside: readonly number[];
}

/** Each edge of the triangles once; three vertices a triangle. */
export function edgesOf(triangles: Uint32Array): MeshEdge[] {
  const edges = new Map<number, { from: number; to: number; beside: number[] }>();
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [from, to, other] = [0, 1, 2].map((n) => triangles[i + ((k + n) % 3)] as number) as [
        number,
        number,
        number,
      ];
      const key = Math.min(from, to) * 2 ** 24 + Math.max(from, to);
      const known = edges.get(key);
      if (known) known.beside.push(other);
      else edges.set(key, { from, to, beside: [other] });
    }
  return [...edges.values()];
}

export function middleOf(
  positions: Float64Array,
  { from, to }: Pick<MeshEdge, 'from' | 'to'>,
): [number, number, number] {
  const middle = (axis: number) =>
    ((positions[3 * from + axis] as number) + (positions[3 * to + axis] as number)) / 2;
  return [middle(0), middle(1), middle(2)];
}
