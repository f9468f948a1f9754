import type { Cloth } from '@/lib/tryon/cloth/cloth';
import { rangedSheets } from '@/lib/tryon/cloth/sheet-ranges';
import { TriangleCells } from '@/lib/tryon/solve/cells';

/** Cloth that crosses by less is cloth that touches, cm. */
const DEEP = 0.3;

type Place = readonly [x: number, y: number, z: number];

/** Two pieces whose cloth goes through each other, or one that goes through itself. */
export interface Crossing {
  readonly pieces: readonly [string, string];
  /** Edges of the mesh that pierce a triangle of the other. */
  readonly edges: number;
}

/** Where cloth that hangs goes through cloth by more than a touch, pieces by pieces, most first. */
export function crossingsOf({
  cloth,
  positions,
}: {
  readonly cloth: Cloth;
  readonly positions: Float64Array;
}): Crossing[] {
  const pieceOf = rangedSheets(cloth).flatMap(({ sheet }) =>
    sheet.points.map(() => sheet.sheet.mesh.piece.id),
  );
  const place = (v: number): Place => [
    positions[3 * v] as number,
    positions[3 * v + 1] as number,
    positions[3 * v + 2] as number,
  ];
  const cells = new TriangleCells(cloth.triangles);
  cells.fill(positions);
  const counts = new Map<string, Crossing>();
  for (const [a, b] of edgesOf(cloth.triangles)) {
    const [from, to] = [place(a), place(b)];
    const found = cells.near(...middleOf(from, to)).find((first) => {
      const corners = cloth.triangles.subarray(first, first + 3);
      if (corners.includes(a) || corners.includes(b)) return false;
      const [p, q, r] = [...corners].map(place) as [Place, Place, Place];
      return pierces(from, to, p, q, r);
    });
    if (found === undefined) continue;
    const pair = [pieceOf[a] as string, pieceOf[cloth.triangles[found] as number] as string].sort();
    const key = pair.join(' × ');
    const pieces = pair as [string, string];
    counts.set(key, { pieces, edges: (counts.get(key)?.edges ?? 0) + 1 });
  }
  return [...counts.values()].sort((p, q) => q.edges - p.edges);
}

/** Every edge of the triangles once, by its vertices. */
function edgesOf(triangles: Uint32Array): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = [];
  const seen = new Set<number>();
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[i + k] as number, triangles[i + ((k + 1) % 3)] as number];
      const key = Math.min(a, b) * 2 ** 24 + Math.max(a, b);
      if (seen.has(key)) continue;
      seen.add(key);
      edges.push([a, b]);
    }
  return edges;
}

const middleOf = (p: Place, q: Place): Place => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
const between = (p: Place, q: Place): Place => [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
const dot = (p: Place, q: Place) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Place, q: Place): Place => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** Whether an edge goes through a triangle and ends deep on both sides of it. */
function pierces(from: Place, to: Place, p: Place, q: Place, r: Place): boolean {
  const normal = cross(between(p, q), between(p, r));
  const size = Math.sqrt(dot(normal, normal));
  if (size === 0) return false;
  const [above, below] = [dot(between(p, from), normal) / size, dot(between(p, to), normal) / size];
  if (above > 0 === below > 0 || Math.min(Math.abs(above), Math.abs(below)) < DEEP) return false;
  const share = above / (above - below);
  const way = between(from, to);
  const at: Place = [from[0] + share * way[0], from[1] + share * way[1], from[2] + share * way[2]];
  const sides = [
    [p, q],
    [q, r],
    [r, p],
  ] as const;
  return sides.every(([a, b]) => dot(cross(between(a, b), between(a, at)), normal) >= 0);
}
