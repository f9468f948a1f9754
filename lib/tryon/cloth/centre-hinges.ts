import type { Half } from '@/lib/tryon/solve/links';
import type { Cloth } from './cloth';

/** What lies so near to its image is the image, cm. */
const NEAR = 1e-6;

/**
 * The sides of triangles that meet at seams in the middle of the body, each with its image: pressed open, cloth goes on
 * over such a seam as smoothly as if it were whole.
 */
export function centreHinges({
  flat,
  triangles,
  seams,
}: Pick<Cloth, 'flat' | 'triangles' | 'seams'>): (readonly [Half, Half])[] {
  const isImage = (v: number, image: number) =>
    v !== image &&
    Math.abs((flat[2 * v] as number) + (flat[2 * image] as number)) < NEAR &&
    Math.abs((flat[2 * v + 1] as number) - (flat[2 * image + 1] as number)) < NEAR;
  const opposite = oppositeCorners(triangles);
  return seams.flatMap(({ a, b }) => {
    if (a.vertices.length !== b.vertices.length) return [];
    if (!a.vertices.every((v, i) => isImage(v, b.vertices[i] as number))) return [];
    return a.vertices.slice(1).flatMap((to, i) => {
      const ends = [
        a.vertices[i] as number,
        to,
        b.vertices[i] as number,
        b.vertices[i + 1] as number,
      ] as const;
      const [c, d] = [opposite(ends[0], ends[1]), opposite(ends[2], ends[3])];
      return c === undefined || d === undefined
        ? []
        : [[[ends[0], ends[1], c] as const, [ends[2], ends[3], d] as const] as const];
    });
  });
}

/** The corner opposite a side of the last triangle that has it. */
function oppositeCorners(triangles: Uint32Array): (a: number, b: number) => number | undefined {
  const corners = new Map<string, number>();
  const keyOf = (a: number, b: number) => `${Math.min(a, b)},${Math.max(a, b)}`;
  for (let i = 0; i < triangles.length; i += 3) {
    const three = [...triangles.subarray(i, i + 3)] as [number, number, number];
    for (const [k, a] of three.entries())
      corners.set(keyOf(a, three[(k + 1) % 3] as number), three[(k + 2) % 3] as number);
  }
  return (a, b) => corners.get(keyOf(a, b));
}
