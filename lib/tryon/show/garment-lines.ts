import type { Place } from '@/lib/tryon/body/place';
import type { Cloth } from '@/lib/tryon/cloth/cloth';

/** Vertices of lines that are seen on a garment: its seams, darts and folds, and where the cloth ends. */
interface GarmentLines {
  readonly seams: readonly (readonly number[])[];
  readonly edges: readonly (readonly number[])[];
}

export function linesOf({ seams, folds, triangles }: Cloth): GarmentLines {
  const sewn = seamsAt(seams);
  const edges = boundary(triangles).filter(([a, b]) => !isSewn(sewn, a, b));
  return { seams: [...seams.map(({ a }) => a.vertices), ...folds], edges };
}

/** Lines through the places of their vertices. */
export function placed(lines: readonly (readonly number[])[], positions: ArrayLike<number>): Place[][] {
  const at = (v: number, k: number) => positions[3 * v + k] as number;
  return lines.map((vertices) => vertices.map((v): Place => [at(v, 0), at(v, 1), at(v, 2)]));
}

/** Sides that belong to one triangle only. */
function boundary(triangles: Uint32Array): [number, number][] {
  const open = new Map<string, [number, number]>();
  for (let i = 0; i < triangles.length; i++) {
    const v = triangles[i] as number;
    const w = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    const key = v < w ? `${v},${w}` : `${w},${v}`;
    if (!open.delete(key)) open.set(key, [v, w]);
  }
  return [...open.values()];
}

/** Of each vertex the sides of seams it lies on. */
function seamsAt(seams: Cloth['seams']): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  seams
    .flatMap(({ a, b }) => [a, b])
    .forEach(({ vertices }, side) => {
      for (const v of vertices) found.set(v, (found.get(v) ?? new Set()).add(side));
    });
  return found;
}

function isSewn(sewn: ReadonlyMap<number, ReadonlySet<number>>, a: number, b: number): boolean {
  return [...(sewn.get(a) ?? [])].some((side) => sewn.get(b)?.has(side));
}
